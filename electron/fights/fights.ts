import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  Combat,
  CombatRow,
  combatContinue,
  combatStart,
  CommandRequest,
  Fight,
  FightStep,
} from '../../shared/api/combats.ts';
import { changesBetween } from '../../shared/combat/changes.ts';
import type { Command } from '../../shared/combat/command.ts';
import { moveOf, perform, replay, stateOf, type History } from '../../shared/combat/history.ts';
import type { CombatState } from '../../shared/combat/state.ts';
import { newCombat } from '../../shared/combat/new-combat.ts';
import { diceFrom, type DieSource } from '../../shared/dice/dice.ts';
import { typedSource } from '../../shared/dice/typed.ts';
import { RodadaError } from '../../shared/errors.ts';
import type { AnySystem } from '../../shared/rules/registry.ts';
import type { Locale } from '../../shared/text/locale.ts';
import { message } from '../../shared/text/translate.ts';
import { momentAt } from '../../shared/log/moments.ts';
import { requireCampaign } from '../store/campaigns.ts';
import {
  appendCommand,
  combatOfRequest,
  listCommands,
  moveCombat,
  removeCombat,
  requireCombat,
  restoreCombat,
  storeCombat,
  type StoredCombat,
} from '../store/combats.ts';
import { notFound } from '../store/not-found.ts';
import { requireSession } from '../store/sessions.ts';
import { inTransaction, type Sqlite } from '../store/sqlite.ts';
import { continueFrom } from './continue-from.ts';
import { takeBack, takeHome } from './homecoming.ts';
import { participantsOf } from './participants.ts';
import { underCommand } from './under-command.ts';
import { sceneOf } from './scene.ts';
import { lineUp } from './setup.ts';

/** What fights are played with. */
export interface FightTools {
  readonly db: Sqlite;
  readonly systemOf: (id: string) => AnySystem;
  /** The app's dice, for whatever wasn't typed. */
  readonly dice: DieSource;
  /** The time as ISO date-time. */
  readonly now: () => string;
  /** The narrator's language, for names told apart by colours. */
  readonly locale: () => Locale;
}

/** The fights of a store. */
export interface Fights {
  /** Starts a fight from an encounter; the same request again gives the same fight. */
  readonly start: (request: z.output<typeof combatStart>) => Fight;
  /** A stored fight, replayed to its head. */
  readonly open: (id: string) => Fight;
  /** Moves a fight to another session of its campaign, or to none. */
  readonly move: (id: string, sessionId: string | null) => Combat;
  /** Puts a fight away as it stands; it isn't found until it is brought back. */
  readonly discard: (id: string) => void;
  /** Brings back a fight that was put away. */
  readonly restore: (id: string) => Combat;
  /** A stored fight's state at its head. */
  readonly stateOf: (id: string) => CombatState;
  /** A stored fight as it stood right after a row, 0 for before its first command; `NOT_FOUND` for a row it hasn't. */
  readonly moment: (id: string, seq: number) => CombatState;
  /** A new fight that goes on from a moment of a stored one; the same request again gives the same fight. */
  readonly continueFrom: (request: z.output<typeof combatContinue>) => Fight;
  /** Carries out a command: on disk first, then in memory, then the answer. */
  readonly command: (request: CommandRequest) => FightStep;
}

/** A fight in memory: what is stored of it, played to its head. */
interface LiveFight {
  readonly stored: StoredCombat;
  readonly system: AnySystem;
  readonly history: History;
  readonly rows: readonly CombatRow[];
}

/** Opens the fights of a database; those touched stay in memory. */
export function openFights({ db, systemOf, dice, now, locale }: FightTools): Fights {
  const live = new Map<string, LiveFight>();

  function load(id: string, field: string): LiveFight {
    const known = live.get(id);
    if (known !== undefined) return known;
    const stored = requireCombat(db, id, field);
    const system = systemOf(stored.combat.system);
    const rows = listCommands(db, id);
    const history = replay(system, newCombat(system, stored.setup), rows);
    const fight: LiveFight = { stored, system, history, rows };
    live.set(id, fight);
    return fight;
  }

  function loadWith(id: string, seq: number): LiveFight {
    const fight = load(id, 'id');
    return seq <= fight.rows.length ? fight : notFound('moment', 'seq');
  }

  function open(id: string, field = 'id'): Fight {
    const { stored, history, rows } = load(id, field);
    const { combat, surprised } = stored;
    return { combat, state: stateOf(history), rows, surprised };
  }

  return {
    open,
    stateOf: (id) => stateOf(load(id, 'id').history),
    start({ requestId, encounterId, sessionId }) {
      const known = combatOfRequest(db, requestId);
      if (known !== null) return open(known);
      const stored = prepare(encounterId, sessionId);
      storeCombat(db, requestId, stored);
      return open(stored.combat.id);
    },
    move(id, sessionId) {
      const { campaignId } = requireCombat(db, id, 'id').combat;
      if (sessionId !== null) requireSession(db, sessionId, campaignId, 'sessionId');
      moveCombat(db, id, sessionId);
      const known = live.get(id);
      const { combat } = requireCombat(db, id, 'id');
      if (known !== undefined) live.set(id, { ...known, stored: { ...known.stored, combat } });
      return combat;
    },
    discard(id) {
      removeCombat(db, id, now());
      live.delete(id);
    },
    restore: (id) => restoreCombat(db, id),
    moment: (id, seq) => momentAt(loadWith(id, seq), seq),
    continueFrom({ id, seq, requestId }) {
      const known = combatOfRequest(db, requestId);
      if (known !== null) return open(known);
      const from = loadWith(id, seq);
      return open(continueFrom(db, { requestId, from, seq, now: now(), locale: locale() }));
    },
    command({ combatId, after, command, typed }) {
      const fight = load(combatId, 'combatId');
      if (after !== fight.rows.length) {
        throw new RodadaError('NOT_ALLOWED', message('store.movedOn'), { path: 'after' });
      }
      const rolled = diceFrom(typedSource(typed, dice));
      const history = underCommand(() => perform(fight.system, fight.history, command, rolled));
      const step = stepOf(fight, history, command, now());
      inTransaction(db, () => {
        appendCommand(db, step.combat, step.row);
        const was = stateOf(fight.history).status;
        const state = stateOf(history);
        if (was !== 'ended' && state.status === 'ended') takeHome(db, fight, state);
        if (was === 'ended' && state.status !== 'ended') takeBack(db, fight);
      });
      const stored = { ...fight.stored, combat: step.combat };
      live.set(combatId, { ...fight, stored, history, rows: [...fight.rows, step.row] });
      return step;
    },
  };

  function prepare(encounterId: string, sessionId: string | null): StoredCombat {
    const { encounter, ...participants } = participantsOf(db, encounterId);
    const campaign = requireCampaign(db, encounter.campaignId, 'encounterId');
    if (sessionId !== null) requireSession(db, sessionId, campaign.id, 'sessionId');
    const { combatants, reserves, surprised, party } = lineUp(participants, locale());
    const system = systemOf(campaign.system);
    const objects = sceneOf(db, encounter, system);
    const setup = {
      combatants,
      reserves,
      options: campaign.options,
      ...(objects.length > 0 && { objects: [...objects] }),
    };
    const { status, round } = newCombat(system, setup);
    const at = now();
    const combat: Combat = {
      id: randomUUID(),
      campaignId: campaign.id,
      sessionId,
      encounterId,
      name: encounter.name,
      system: campaign.system,
      status,
      round,
      createdAt: at,
      updatedAt: at,
    };
    return { combat, setup, surprised, party };
  }
}

function stepOf(before: LiveFight, history: History, command: Command, at: string): FightStep {
  const state = stateOf(history);
  const { status, round } = state;
  const { combat } = before.stored;
  const move = moveOf(history, command);
  const seq = before.rows.length + 1;
  const row: CombatRow = { seq, at, command, rolls: move?.rolls ?? [], events: move?.events ?? [] };
  const changes = changesBetween(stateOf(before.history), state);
  return { combat: { ...combat, status, round, updatedAt: at }, changes, row };
}
