// All sounds are made of a few oscillators and a little noise; nothing is loaded, and nothing plays until it is asked for.

export type SoundName = 'press' | 'stop' | 'special' | 'win' | 'bigWin' | 'feature';

const storageKey = 'studio-sound';

export interface Sound {
  readonly isOn: boolean;
  set(isOn: boolean): void;
  play(name: SoundName, step?: number): void;
}

/** The game's sounds: off until the player turns them on, remembered on this device. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let isOn = stored();
  return {
    get isOn() {
      return isOn;
    },
    set(wanted) {
      isOn = wanted;
      try {
        localStorage.setItem(storageKey, wanted ? 'on' : 'off');
      } catch {
        // The browser blocks storage in framed pages: the choice lasts as long as the page.
      }
    },
    play(name, step = 0) {
      if (!isOn) return;
      context ??= new AudioContext();
      void context.resume();
      sounds[name](context, step);
    },
  };
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

const sounds: Record<SoundName, (context: AudioContext, step: number) => void> = {
  press: (context) => tone(context, { from: 240, to: 150, at: 0, length: 0.09, volume: 0.06, type: 'triangle' }),
  stop: (context, step) => {
    tone(context, { from: 150 - step * 6, to: 62, at: 0, length: 0.13, volume: 0.13, type: 'sine' });
    tap(context, 0.05, 0.045);
  },
  special: (context, step) => chord(context, [392, 523, 659], 0.05, 0.5, 1 + step * 0.12),
  win: (context) => chord(context, [523, 659, 784], 0.08, 0.45, 1),
  bigWin: (context) => {
    chord(context, [392, 494, 587, 784], 0.11, 0.7, 1);
    chord(context, [523, 659, 784, 1047], 0.11, 1, 1, 0.5);
  },
  feature: (context) => chord(context, [262, 392, 523, 784], 0.14, 1.1, 1),
};

function chord(context: AudioContext, notes: number[], gap: number, length: number, pitch: number, from = 0): void {
  notes.forEach((note, index) =>
    tone(context, { from: note * pitch, to: note * pitch, at: from + index * gap, length, volume: 0.05, type: 'sine' }),
  );
}

interface Tone {
  from: number;
  to: number;
  at: number;
  length: number;
  volume: number;
  type: OscillatorType;
}

function tone(context: AudioContext, { from, to, at, length, volume, type }: Tone): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

function tap(context: AudioContext, length: number, volume: number): void {
  const samples = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 3;
  const source = context.createBufferSource();
  const gain = context.createGain();
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 900;
  gain.gain.value = volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}
