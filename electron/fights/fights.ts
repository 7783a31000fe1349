import type { z } from 'zod';
import type { Combat, CombatRow } from '#shared/records/combat.ts';
import type {
  combatAtOnce,
  combatContinue,
  combatStart,
  CommandRequest,
  Fight,
  FightStep,
  LoggedFight,
  LogPart,
} from '#shared/api/combats.ts';
import type { FightSource } from '#shared/api/combats.ts';
import { changesBetween } from '#shared/combat/changes.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom, type DieSource } from '#shared/dice/dice.ts';
import { typedSource } from '#shared/dice/typed.ts';
import { RodadaError, at } from '#shared/errors.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { playOn, type Played } from '#shared/stored-fight/head.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import {
  combatOfRequest,
  moveCombat,
  removeCombat,
  requireListed,
  restoreCombat,
  storeCombat,
  writePlayersTitle,
} from '#electron/store/combats/combats.ts';
import { addCreaturesOf } from '#electron/store/combats/combat-sources.ts';
import { requireSession } from '#electron/store/sessions.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { continueFrom } from './continue-from.ts';
import { takeCarryOverBack, carryOver } from './carry-over.ts';
import { keepRow } from './keep-snapshots.ts';
import { countOf, shownState, type LiveFight, type PlayedOnFight } from './live-fight.ts';
import { loadFight } from './load-fight.ts';
import { loggedFight, namesUsed } from './logged-fight.ts';
import { momentOf } from './moment-of-fight.ts';
import { prepareAtOnce, prepareFight, type PreparedFight } from './prepare-fight.ts';
import { olderPart, openedFight } from './opened-fight.ts';
import { answerNews, sourcesOfFight, takeCorrections } from './sources.ts';
import { keepShown } from './shown-of-fight.ts';
import type { ShownNames } from '#shared/player/kept-names.ts';
import type { Name } from '#shared/combat/name.ts';
import { joinPath } from '#shared/schema/read.ts';

/** What fights are played with. */
export interface FightTools {
  readonly db: Sqlite;
  readonly systemOf: (id: string) => AnySystem;
  /** The app's dice, for whatever wasn't typed. */
  readonly dice: DieSource;
  /** The time as ISO date-time. */
  readonly now: () => string;
  /** The narrator's language, for the name of a fight that goes on from another. */
  readonly locale: () => Locale;
}

/** What of a fight its players know besides its state. */
export interface FightForPlayers {
  /** Empty for a neutral word. */
  readonly title: string;
  readonly names: ShownNames;
}

/** The fights of a store. */
export interface Fights {
  /** Starts a fight from an encounter; the same request again gives the same fight. */
  readonly start: (request: z.output<typeof combatStart>) => Fight;
  /** Starts a fight that nothing was prepared for; the same request again gives the same fight. */
  readonly startAtOnce: (request: z.output<typeof combatAtOnce>) => Fight;
  /** A stored fight at its head, or as it was played. */
  readonly open: (id: string) => Fight;
  /** The part of its log that comes before one of its rows. */
  readonly older: (id: string, before: number) => LogPart;
  /** All that is stored of it, for the log's own screen; no rule is asked. */
  readonly log: (id: string) => LoggedFight;
  /** Every name it has known, of those who have left too. */
  readonly names: (id: string) => readonly Name[];
  /** Moves a fight to another session of its campaign, or to none. */
  readonly move: (id: string, sessionId: string | null) => Combat;
  /** Sets what its players have a fight called. */
  readonly entitle: (id: string, title: string) => Combat;
  /** Puts a fight away as it stands; it isn't found until it is brought back. */
  readonly discard: (id: string) => void;
  /** Brings back a fight that was put away. */
  readonly restore: (id: string) => Combat;
  /** The state a stored fight is shown at. */
  readonly stateOf: (id: string) => CombatState;
  /** What its players have a stored fight called, and know everybody by. */
  readonly forPlayers: (id: string) => FightForPlayers;
  /** A stored fight as it stood right after a row, 0 for before its first command; throws as `momentOf` does. */
  readonly moment: (id: string, seq: number) => CombatState;
  /** A new fight that goes on from a moment of a stored one; the same request again gives the same fight. */
  readonly continueFrom: (request: z.output<typeof combatContinue>) => Fight;
  /** The creatures and characters that those in it came from. */
  readonly sources: (id: string) => readonly FightSource[];
  /** Notes that the narrator has answered whether it should know what became of one of them. */
  readonly answerNews: (id: string, sourceId: string) => void;
  /** Takes corrections of these along to where they came from; gives what is left to take. */
  readonly takeCorrections: (id: string, combatants: readonly string[]) => readonly FightSource[];
  /** Carries out a command: on disk first, then in memory, then the answer. */
  readonly command: (request: CommandRequest) => FightStep;
}

/** Opens the fights of a database; those touched stay in memory. */
export function openFights({ db, systemOf, dice, now, locale }: FightTools): Fights {
  const live = new Map<string, LiveFight>();

  function load(id: string, field = 'id'): LiveFight {
    const known = live.get(id);
    if (known !== undefined) return known;
    const fight = loadFight({ db, systemOf }, id, field);
    live.set(id, fight);
    return fight;
  }

  const open = (id: string): Fight => openedFight(db, load(id));

  /** Stores the fight that a request prepares, once. */
  function begin(requestId: string, prepare: () => PreparedFight): Fight {
    const known = combatOfRequest(db, requestId);
    if (known !== null) return open(known);
    const { stored, creatures } = prepare();
    inTransaction(db, () => {
      storeCombat(db, requestId, stored);
      addCreaturesOf(db, stored.combat.id, creatures);
    });
    return open(stored.combat.id);
  }

  /** What lists show of a fight, which has just been changed. */
  function listedAnew(id: string): Combat {
    const combat = requireListed(db, id, 'id');
    const known = live.get(id);
    if (known !== undefined) live.set(id, { ...known, stored: { ...known.stored, combat } });
    return combat;
  }

  return {
    open,
    older: (id, before) => olderPart(db, load(id), before),
    log: (id) => loggedFight(db, systemOf, id, () => load(id)),
    names: (id) => namesUsed(db, load(id)),
    stateOf: (id) => shownState(load(id)),
    forPlayers(id) {
      const { stored, shown } = load(id);
      return { title: stored.combat.playersTitle, names: shown };
    },
    start({ requestId, encounterId, sessionId }) {
      const asked = { encounterId, sessionId, now: now() };
      return begin(requestId, () => prepareFight(db, systemOf, asked));
    },
    startAtOnce({ requestId, ...asked }) {
      return begin(requestId, () => prepareAtOnce(db, systemOf, asked, now()));
    },
    move(id, sessionId) {
      const { campaignId } = requireListed(db, id, 'id');
      if (sessionId !== null) requireSession(db, sessionId, campaignId, 'sessionId');
      moveCombat(db, id, sessionId);
      return listedAnew(id);
    },
    entitle(id, title) {
      requireListed(db, id, 'id');
      writePlayersTitle(db, id, title);
      return listedAnew(id);
    },
    discard(id) {
      removeCombat(db, id, now());
      live.delete(id);
    },
    restore: (id) => restoreCombat(db, id),
    moment: (id, seq) => momentOf(load(id), seq),
    continueFrom({ id, seq, requestId }) {
      const known = combatOfRequest(db, requestId);
      if (known !== null) return open(known);
      return open(continueFrom(db, { requestId, from: load(id), seq, now: now(), locale: locale() }));
    },
    sources: (id) => sourcesOfFight(db, load(id)),
    answerNews: (id, sourceId) => answerNews(db, load(id), sourceId),
    takeCorrections(id, combatants) {
      takeCorrections(db, load(id), combatants);
      return sourcesOfFight(db, load(id));
    },
    command({ combatId, after, command, typed, creatures = {} }) {
      const fight = load(combatId, 'combatId');
      if (fight.kind === 'as-played') {
        throw new RodadaError('NOT_ALLOWED', message('storedFight.onlyToLookAt'), { path: 'combatId' });
      }
      if (after !== countOf(fight)) {
        throw new RodadaError('NOT_ALLOWED', message('store.movedOn'), { path: 'after' });
      }
      const rolled = diceFrom(typedSource(typed, dice));
      const played = underCommand(() => playOn(fight, fight.head, command, rolled));
      const step = stepOf(fight, played, command, now());
      const shown = inTransaction(db, () => {
        const { rulesVersion } = fight.stored;
        addCreaturesOf(db, combatId, creatures);
        keepRow(db, { combat: step.combat, row: step.row, head: played.head, rulesVersion });
        const was = shownState(fight).status;
        const { state } = played.head.moment;
        if (was !== 'ended' && state.status === 'ended') carryOver(db, fight, state);
        if (was === 'ended' && state.status !== 'ended') takeCarryOverBack(db, fight);
        return keepShown(db, combatId, fight.shown, state);
      });
      fight.past.remember(played.head);
      const stored = { ...fight.stored, combat: step.combat };
      live.set(combatId, { ...fight, stored, shown, head: played.head });
      return { ...step, shown: shown.shown.slice(fight.shown.shown.length) };
    },
  };
}

function stepOf(
  before: PlayedOnFight,
  { head, move }: Played,
  command: Command,
  at: string,
): Omit<FightStep, 'shown'> {
  const { state } = head.moment;
  const { status, round } = state;
  const { combat } = before.stored;
  const row: CombatRow = { seq: head.seq, at, command, rolls: move?.rolls ?? [], events: move?.events ?? [] };
  const changes = changesBetween(shownState(before), state);
  return { combat: { ...combat, status, round, updatedAt: at }, changes, row };
}

/** Runs a command so that its errors name their field as the request has it: `command.target`, and dice as `typed…`. */
function underCommand<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.path?.startsWith('typed.')) throw thrown;
    throw at(thrown, thrown.path ? joinPath('command', [thrown.path]) : 'command');
  }
}
