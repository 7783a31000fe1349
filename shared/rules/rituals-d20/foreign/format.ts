import type { ForeignFormat } from '#shared/rules/foreign.ts';
import { foundryActor, type FoundryActor } from '#shared/rules/kit/foreign/foundry.ts';
import { at } from '#shared/rules/kit/foreign/loose.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { isObject } from '#shared/json-path.ts';
import { plain, message } from '#shared/text/message.ts';
import { readAgent } from './agent.ts';
import { readThreat } from './threat.ts';

/** What Foundry calls the game whose actors these are. */
const GAME = 'ordemparanormal';

const foundry: ForeignFormat = {
  tool: 'Foundry VTT',
  name: ritualsMessage('foreign.format'),
  recognise(value) {
    const actor = foundryActor(value);
    if (actor === null) return false;
    return actor.game === null ? isAgent(actor) || isThreat(actor) : actor.game === GAME;
  },
  read(value, locale) {
    const actor = foundryActor(value);
    if (actor?.type === 'agent') return [readAgent(actor, locale)];
    if (actor?.type === 'threat') return [readThreat(actor, locale)];
    const type = plain(actor?.type ?? '');
    return [{ source: actor?.name ?? '', why: message('foreign.notACreature', { type }) }];
  },
};

/** The files of other tools that hold investigators and threats. */
export const foreign: readonly ForeignFormat[] = [foundry];

function isAgent({ type, system }: FoundryActor): boolean {
  return type === 'agent' && isObject(system['PV']);
}

function isThreat({ type, system }: FoundryActor): boolean {
  return type === 'threat' && at(system, 'attributes', 'hp') !== undefined;
}
