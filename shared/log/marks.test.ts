import { describe, expect, it } from 'vitest';
import type { CombatEvent, Mark } from '#shared/combat/events.ts';
import { plain } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { marksOf } from './marks.ts';
import { EVENTS } from './testing/events.ts';

const named = (...events: readonly CombatEvent[]) =>
  marksOf(events).map(({ id, label }) => [id, say(label, 'pt-BR')]);

const madness: Mark = { id: 'madness', label: plain('loucura'), tone: 'critical' };
const lost: CombatEvent = { ...EVENTS.consequence, kind: 'mind-lost', mark: madness };

describe('the marks of an entry', () => {
  it('are those a system brings with what happened, each once', () => {
    expect(marksOf([lost, lost])).toEqual([madness]);
    expect(marksOf([{ ...EVENTS.test, outcome: 'critical', mark: madness }])).toEqual([madness]);
    expect(named({ ...EVENTS.consequence, kind: 'mind-lost' })).toEqual([]);
  });

  it('are criticals and falls in every system', () => {
    expect(named({ ...EVENTS.test, outcome: 'critical' }, EVENTS.standing, EVENTS.standing)).toEqual([
      ['critical', 'crítico'],
      ['fall', 'queda'],
    ]);
    expect(named({ ...EVENTS.standing, to: 'up' })).toEqual([]);
  });

  it('are scars and deaths in fights stored before events said it', () => {
    const of = (kind: string): CombatEvent => ({ ...EVENTS.consequence, kind });
    expect(named(of('scar'), of('died'), of('dead'), of('fled'))).toEqual([
      ['scar', 'cicatriz'],
      ['death', 'morte'],
    ]);
  });
});
