import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/translate.ts';
import type { CampaignFile } from './campaign-file.ts';

interface Reference {
  readonly path: string;
  readonly id: string | null;
}

/** Refuses a file in which two of a kind share an id or a number, or that speaks of somebody who isn't in it (`BAD_FILE`). */
export function checkReferences(file: CampaignFile): void {
  const { characters, creatures, encounters, sessions, fights, storedFights } = file;
  const characterIds = once(characters, 'characters');
  const creatureIds = once(creatures, 'creatures');
  const encounterIds = once(encounters, 'encounters');
  const sessionIds = once(sessions, 'sessions');
  once(fights, 'fights');
  once([...storedFights, ...fights], 'storedFights');
  once(
    file.sizes.map(({ code: id }) => ({ id })),
    'sizes',
  );
  once(
    file.materials.map(({ code: id }) => ({ id })),
    'materials',
  );
  once(
    sessions.map(({ number }) => ({ id: String(number) })),
    'sessions',
  );
  for (const [index, { pieces, party }] of encounters.entries()) {
    const base = `encounters[${index}]`;
    known(
      creatureIds,
      pieces.map(({ creatureId: id }, i) => ({ id, path: `${base}.pieces[${i}].creatureId` })),
    );
    known(
      characterIds,
      party.map((id, i) => ({ id, path: `${base}.party[${i}]` })),
    );
  }
  const listed = [
    ...fights.map((one, index) => ({ ...one, base: `fights[${index}]` })),
    ...storedFights.map((one, index) => ({ ...one, base: `storedFights[${index}]` })),
  ];
  for (const { base, sessionId, encounterId } of listed) {
    known(sessionIds, [{ id: sessionId, path: `${base}.sessionId` }]);
    known(encounterIds, [{ id: encounterId, path: `${base}.encounterId` }]);
  }
  for (const [index, { party, homecomings }] of fights.entries()) {
    const base = `fights[${index}]`;
    known(
      characterIds,
      Object.entries(party).map(([who, id]) => ({ id, path: `${base}.party.${who}` })),
    );
    known(
      characterIds,
      Object.keys(homecomings).map((id) => ({ id, path: `${base}.homecomings` })),
    );
  }
}

function once(
  list: readonly { readonly id: string; readonly name?: string }[],
  path: string,
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [index, { id, name }] of list.entries()) {
    if (ids.has(id)) {
      const said = message('campaignFile.twice', { what: name ?? id });
      throw new RodadaError('BAD_FILE', said, { path: `${path}[${index}]` });
    }
    ids.add(id);
  }
  return ids;
}

function known(ids: ReadonlySet<string>, references: readonly Reference[]): void {
  for (const { id, path } of references) {
    if (id !== null && !ids.has(id)) {
      throw new RodadaError('BAD_FILE', message('campaignFile.missing', { field: path }), { path });
    }
  }
}
