import { escapeHtml } from '@verdigale/stand-in';
import { faults, type FaultDesk } from './faults.ts';
import { interventions } from './intervene.ts';
import { speakerAt, type LiveEvent } from './live-event.ts';
import { producers } from './message.ts';

const shown = 60;

/** Matches under way, those that begin soon, those that have ended, and what can go wrong. */
export function deskHtml(events: readonly LiveEvent[], desk: FaultDesk, now: Date): string {
  const sorted = events.toSorted((a, b) => a.slot.startsAt - b.slot.startsAt);
  const isStarted = ({ slot }: LiveEvent) => slot.startsAt <= now.getTime();
  const section = (title: string, list: readonly LiveEvent[]) =>
    `<section><h2>${title}</h2><ol>${
      list
        .slice(0, shown)
        .map((event) => eventHtml(event, now))
        .join('') || '<li class="meta">Nothing.</li>'
    }</ol></section>`;
  return `<h1>Sports data feed</h1>
<p class="meta">A stand-in. All matches are simulated, their sides invented. The hash of what decides a match is known before it starts, its seed after it has ended.</p>
<section><h2>Something goes wrong for a minute</h2>${faultForm()}${producers.map((producer) => faultHtml(producer, desk, now)).join('')}</section>
${section(
  'Under way',
  sorted.filter((event) => isStarted(event) && !event.isOver),
)}
${section(
  'Soon',
  sorted.filter((event) => !isStarted(event)),
)}
${section('Ended', sorted.filter(({ isOver }) => isOver).toReversed())}`;
}

const option = (value: string, label: string) => `<option value="${value}">${escapeHtml(label)}</option>`;

function faultForm(): string {
  const kinds = [...Object.entries(faults), ['gap', 'The next five messages are lost'], ['none', 'Nothing: it is well again']] as const;
  return `<form class="fault" method="post" action="faults">
<label>Producer<select name="producer">${producers.map((producer) => option(producer, producer)).join('')}</select></label>
<label>What happens<select name="fault">${kinds.map(([kind, label]) => option(kind, label)).join('')}</select></label>
<button>Have it happen</button></form>`;
}

function faultHtml(producer: string, desk: FaultDesk, now: Date): string {
  const fault = desk.at(producer, now);
  return fault ? `<p role="status"><strong>${producer}</strong>: ${escapeHtml(faults[fault].toLowerCase())}</p>` : '';
}

function eventHtml(event: LiveEvent, now: Date): string {
  const { slot, seed, fixture, isOver, present } = event;
  const odds = present[speakerAt(slot, now)].statements().find((statement) => statement.kind === 'odds.changed');
  const score = odds?.score ? `${odds.score.home}:${odds.score.away}, ${odds.score.clock}` : '';
  const names = fixture.sport === 'racing' ? `${fixture.competitors.length} runners` : fixture.competitors.join(' – ');
  const starts = new Date(slot.startsAt).toISOString().slice(0, 16).replace('T', ' ');
  return `<li><article><p><strong>${escapeHtml(names)}</strong> <span class="state">${odds ? odds.status.replace('_', ' ') : ''}</span></p>
<p>${escapeHtml(score)}</p>
<p class="meta">${escapeHtml(`${fixture.sport} · ${fixture.category} · ${fixture.tournament}`)}<br>${starts} UTC<br>${isOver ? `seed ${seed.text}` : `hash ${seed.hash}`}</p>
<form class="event" method="post" action="events/${escapeHtml(slot.id)}"><label>Say<select name="what">${Object.entries(interventions)
    .filter(([what]) => what !== 'withdraw' || (fixture.game.without && speakerAt(slot, now) === 'pre-match'))
    .map(([what, label]) => option(what, label))
    .join('')}</select></label><button class="plain">Say it</button></form></article></li>`;
}

export const deskStyles = `ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
.state { color: #f09c61; }
article { block-size: 100%; display: grid; gap: 8px; align-content: space-between; }
.fault, .event { display: grid; gap: 12px; align-items: end; }
.event { grid-template-columns: 1fr auto; }
@media (min-width: 56rem) { .fault { grid-template-columns: 1fr 2fr auto; } }`;
