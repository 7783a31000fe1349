import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { folded } from '#shared/text/folded.ts';
import { meantBy, readParts, type Listed, type Meant, type SaidPart } from './read-line.ts';

const MOST_SHOWN = 8;

/** Whom the parts of a line mean, as far as the bestiary has been looked through for them. */
export interface Looking {
  /** The creatures found by a part's words, the best first; null before they are looked for. */
  readonly found: (part: SaidPart) => readonly Listed[] | null;
  readonly meant: (part: SaidPart) => Meant | null;
  /** Lets a part's words mean this one from now on. */
  readonly pick: (part: SaidPart, creature: Listed) => void;
  /** Looks for every part of a line that wasn't looked for yet. */
  readonly look: (line: string) => Promise<void>;
}

/** Looks for the parts of a line in a campaign's bestiary, each once. */
export function createLooking(campaignId: string): Looking {
  let known = $state.raw<Readonly<Record<string, readonly Listed[]>>>({});
  let picks = $state.raw<Readonly<Record<string, Listed>>>({});
  /** Not state: it only keeps a question from being asked twice. */
  const asked: Record<string, Promise<void> | undefined> = {};
  const keyOf = ({ name }: SaidPart): string => folded(name);

  async function lookFor(name: string): Promise<void> {
    const answer = await attempt(() =>
      call('creatures:search', { campaignId, search: name, offset: 0, limit: MOST_SHOWN }),
    );
    if (answer === null) asked[name] = undefined;
    else known = { ...known, [name]: answer.rows };
  }

  return {
    found: (part) => known[keyOf(part)] ?? null,
    meant: (part) => meantBy(part, known[keyOf(part)] ?? [], picks[keyOf(part)] ?? null),
    pick(part, creature) {
      picks = { ...picks, [keyOf(part)]: creature };
    },
    async look(line) {
      const names = readParts(line)
        .map(keyOf)
        .filter((name) => name !== '');
      await Promise.all(
        names.map((name) => {
          const question = asked[name] ?? lookFor(name);
          asked[name] = question;
          return question;
        }),
      );
    },
  };
}
