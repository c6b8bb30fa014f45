import { element, icon } from './elements.ts';

export interface Choice {
  label: string;
  value: string;
}

/**
 * Shows a question or a message over the game and resolves with the choice taken; Escape takes the first one. The browser's own
 * dialog keeps focus inside and gives it back.
 */
export function ask(
  root: HTMLElement,
  { title, text, choices }: { title: string; text: string; choices: readonly Choice[] },
): Promise<string> {
  return new Promise((resolve) => {
    const buttons = choices.map(({ label, value }, index) =>
      element(
        'button',
        {
          type: 'button',
          class: index === choices.length - 1 ? 'choice choice-main' : 'choice',
          // The second click, or tap, of who pressed twice where the question opened is no answer to it.
          onclick: (event) => {
            if ((event as MouseEvent).detail < 2) dialog.close(value);
          },
        },
        label,
      ),
    );
    const dialog = element(
      'dialog',
      { class: 'panel', 'aria-labelledby': 'panel-title', 'aria-describedby': 'panel-text' },
      element('h2', { id: 'panel-title' }, title),
      element('p', { id: 'panel-text' }, text),
      element('div', { class: 'choices' }, ...buttons),
    );
    // The browser presses a button again for each repeat of Enter: a finger that is still on the key has not read the question.
    dialog.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || (choices[0]?.value ?? ''));
    });
    root.append(dialog);
    dialog.showModal();
    buttons.at(-1)?.focus();
  });
}

/** Opens a page of text over the game. Escape, the button, or a press beside it closes it. */
export function openPage(root: HTMLElement, { title, close, content }: { title: string; close: string; content: readonly Node[] }): void {
  const dialog = element(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    element(
      'div',
      { class: 'sheet-body' },
      element(
        'header',
        { class: 'sheet-head' },
        element('h2', { tabindex: '-1' }, title),
        element(
          'button',
          { type: 'button', class: 'tool', 'aria-label': close, title: close, onclick: () => dialog.close() },
          icon('close'),
        ),
      ),
      ...content,
    ),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}
