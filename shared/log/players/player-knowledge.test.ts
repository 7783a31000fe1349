import { describe, expect, it } from 'vitest';
import type { Label } from '#shared/combat/labels.ts';
import { nameOf } from '#shared/combat/name.ts';
import { presenceOf, type Presence, type LoggedCombatant } from '#shared/log/presence.ts';
import { message } from '#shared/text/message.ts';
import { personKey } from '#shared/player/shown-names.ts';
import { playerKnowledge } from './player-knowledge.ts';

const BLUE: Label = { scheme: 'colours', place: 2 };

/** Looks at a fight in which a wolf is in sight and one told from it by its colour is hidden. */
function known() {
  const wolf = { name: 'Lobo', side: 'foe', hp: { current: 5, max: 5 } };
  const presence: Presence = presenceOf({
    combatants: [
      { ...wolf, id: 'seen' },
      { ...wolf, id: 'unseen', label: { ...BLUE }, hidden: true },
    ],
  });
  const everybody: readonly LoggedCombatant[] = [...presence.present.values()];
  return playerKnowledge(
    { before: presence, after: presence },
    {
      people: new Map([
        [personKey({ id: 'seen', name: 'Lobo', label: null }), { id: '1', name: 'Lobo', label: null }],
      ]),
      everybody,
    },
  );
}

const said = (label: Label | null) => message('log.joined', { name: nameOf({ name: 'Lobo', label }) });

describe('what players know of an act', () => {
  it('is nothing where it names one they didn’t see, whose name begins like that of one they did', () => {
    expect(known().words(said(BLUE), 'names')).toBeNull();
    expect(known().words(said(null), 'names')).toEqual(said(null));
  });
});
