import { refuse } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { CheckSaid } from '#shared/rules/scop/turn/intent.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Concepts named for a check must be the combatant's own, and each either helps or hinders once (S1); else refused, naming the field under `base`. */
export function requireConcepts(
  combatant: Combatant,
  { helping, hindering }: Pick<CheckSaid, 'helping' | 'hindering'>,
  base = '',
): void {
  const own = new Set(sheetSlot.read(combatant.sheet).concepts.map((one) => one.name));
  const seen = new Set<string>();
  const check = (concepts: CheckSaid['helping'], field: string): void => {
    if (typeof concepts === 'number') return;
    for (const concept of concepts) {
      if (!own.has(concept))
        refuse(scopMessage('error.noConcept', { name: nameOf(combatant), concept }), base + field);
      if (seen.has(concept)) refuse(scopMessage('error.conceptTwice', { concept }), base + field);
      seen.add(concept);
    }
  };
  check(helping, 'helping');
  check(hindering, 'hindering');
}
