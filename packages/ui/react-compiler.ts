import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';

/** The compiler changes functions with JSX and functions that call hooks; its preset looks at every module that names a type. */
const jsxOrHooks = /<\/|\/>|\buse[A-Z0-9]|['"]use memo['"]/;

/**
 * The React compiler by Babel, which is half of a build. A build shows nothing of its sources: without maps it takes less, and so it
 * does without stacks, since the compiler makes an error for each thing that it might report.
 */
export function reactCompiler(command: 'build' | 'serve') {
  const preset = reactCompilerPreset();
  if (command === 'build') Error.stackTraceLimit = 0;
  return babel({
    presets: [{ ...preset, rolldown: { ...preset.rolldown, filter: { code: jsxOrHooks } } }],
    sourceMap: command === 'serve',
  });
}
