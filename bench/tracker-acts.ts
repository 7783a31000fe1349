import type { Page } from './devtools.ts';
import { capital, DELETE, DOWN, ENTER, ESCAPE, F2, figure, letter, sign, UP, withAlt } from './keyboard.ts';
import { pressUntilPainted, type Key } from './page-keys.ts';
import {
  FOCUSED,
  IN_TURN,
  NEWEST,
  openPanel,
  ORDER,
  PANEL,
  PICKED,
  pressUntilOther,
  redo,
  rest,
  SHEET,
  type,
  undo,
} from './tracker-steps.ts';

/** An act of the tracker that a key begins: pressing that key, with what must come before and after it. */
export interface TrackerAct {
  readonly name: string;
  /** Does it once, leaves the fight as it was, and gives milliseconds from key to painted frame. */
  readonly time: (page: Page) => Promise<number>;
}

const NOTE = sign(';', 'Semicolon', 186);
const FREE_ROLL = sign('=', 'Equal', 187);
const COUNTERS = sign(',', 'Comma', 188);
const PIN = sign(':', 'Semicolon', 186, true);
/** What the newest entry says: that it is pinned, too. */
const NEWEST_WORDS = `${NEWEST}?.textContent`;

/** Opens a panel and closes it again. */
function opens(name: string, key: Key): TrackerAct {
  return {
    name: `open ${name}`,
    async time(page) {
      const took = await openPanel(page, key);
      await rest(page);
      return took;
    },
  };
}

/** Does an act that is told in the log, timed from the last key, and takes it back. */
function tells(name: string, key: Key, before: (page: Page) => Promise<unknown>): TrackerAct {
  return {
    name,
    async time(page) {
      await before(page);
      const took = await pressUntilOther(page, key, NEWEST);
      await rest(page);
      await undo(page);
      // Whoever was taken out comes back picked.
      await rest(page);
      return took;
    },
  };
}

/** The same in a turn that has just begun, for what is only done before any other act. */
function inNewTurn({ name, time }: TrackerAct): TrackerAct {
  return {
    name,
    async time(page) {
      await pressUntilOther(page, letter('N'), IN_TURN);
      const took = await time(page);
      await undo(page, IN_TURN);
      return took;
    },
  };
}

/** Fills the panel of an act, which Enter then sends. */
function sends(name: string, key: Key, ...typed: readonly Key[]): TrackerAct {
  return tells(`${name} by Enter`, ENTER, async (page) => {
    await openPanel(page, key);
    await type(page, typed);
  });
}

/** Picks or shows something, which Escape takes back. */
function shows(
  name: string,
  key: Key,
  expression: string,
  before?: (page: Page) => Promise<unknown>,
): TrackerAct {
  return {
    name,
    async time(page) {
      await before?.(page);
      const took = await pressUntilOther(page, key, expression);
      await rest(page);
      return took;
    },
  };
}

/** Somebody is picked by its figure. */
const pickOne = (page: Page): Promise<number> => pressUntilOther(page, figure('1'), PICKED);
const pickTwo = async (page: Page): Promise<void> => {
  await pickOne(page);
  await pressUntilOther(page, withAlt(figure('2')), PICKED);
};
/** The first row of the order has the focus. */
const intoOrder = (page: Page): Promise<unknown> =>
  page.evaluate(`void document.querySelector('.order [data-row]').focus()`);

/** Turns pass until the next one begins a round. */
async function toEndOfRound(page: Page): Promise<void> {
  const last = `[...document.querySelectorAll('.order [data-row]')].at(-1)?.ariaCurrent === 'true'`;
  while ((await page.evaluate(last)) !== true) await pressUntilOther(page, letter('N'), IN_TURN);
}

const nextTurn = async (page: Page): Promise<number> => {
  const took = await pressUntilOther(page, letter('N'), IN_TURN);
  await undo(page, IN_TURN);
  return took;
};

/**
 * The acts that are timed: every key of the tracker in heroes-d20 that changes what it shows. Left out are those that leave it for
 * another screen (the list, putting the fight away, making an encounter of it, beginning anew, its end), and those that need what this
 * fight hasn't got (waves, prompts).
 */
export const TRACKER_ACTS: readonly TrackerAct[] = [
  { name: 'next turn', time: nextTurn },
  {
    name: 'undo',
    async time(page) {
      await pressUntilOther(page, letter('N'), IN_TURN);
      return undo(page, IN_TURN);
    },
  },
  {
    name: 'redo',
    async time(page) {
      await pressUntilOther(page, letter('N'), IN_TURN);
      await undo(page, IN_TURN);
      const took = await redo(page, IN_TURN);
      await undo(page, IN_TURN);
      return took;
    },
  },
  opens('the attack', letter('A')),
  opens('manoeuvres', letter('M')),
  opens('powers', letter('P')),
  opens('objects', letter('O')),
  opens('checks', letter('T')),
  opens('damage', letter('D')),
  opens('healing', letter('C')),
  opens('conditions', letter('K')),
  opens('acts', letter('X')),
  opens('the prepared act', letter('R')),
  opens('the delay', letter('L')),
  opens('who comes', letter('G')),
  opens('initiative', letter('I')),
  opens('what became of one', capital('D')),
  opens('counters', COUNTERS),
  opens('free dice', FREE_ROLL),
  opens('the note', NOTE),
  opens('the reminder', capital('B')),
  opens('fright', capital('F')),
  {
    name: 'close a panel',
    async time(page) {
      await openPanel(page, letter('D'));
      return pressUntilPainted(page, ESCAPE, `() => ${PANEL} === null`);
    },
  },
  shows('pick a target', figure('1'), PICKED, (page) => openPanel(page, letter('A'))),
  shows('pick one more', withAlt(figure('2')), PICKED, (page) => pickOne(page)),
  shows('pick all foes', capital('I'), PICKED),
  shows('pick the party', capital('G'), PICKED),
  shows('go to the order', capital('N'), FOCUSED, (page) => page.evaluate(`void ${FOCUSED}.blur()`)),
  shows('go down the order', DOWN, FOCUSED, intoOrder),
  {
    name: 'move down the order',
    async time(page) {
      await intoOrder(page);
      const took = await pressUntilOther(page, withAlt(DOWN), ORDER);
      await pressUntilOther(page, withAlt(UP), ORDER);
      return took;
    },
  },
  shows('type a figure', figure('3'), `${FOCUSED}.value`, (page) => openPanel(page, letter('D'))),
  shows('type a letter', letter('C'), `${FOCUSED}.value`, (page) => openPanel(page, letter('K'))),
  sends('attack', letter('A')),
  sends('damage', letter('D'), figure('3')),
  sends('heal', letter('C'), figure('3')),
  sends('condition', letter('K'), letter('C'), letter('A')),
  tells('check by Enter', ENTER, async (page) => {
    await openPanel(page, letter('T'));
    await page.evaluate(`void ${FOCUSED}.blur()`);
  }),
  sends('initiative', letter('I'), figure('9')),
  sends('free dice', FREE_ROLL, letter('D'), figure('6')),
  sends('note', NOTE, letter('E')),
  inNewTurn(sends('delay', letter('L'))),
  inNewTurn(sends('prepared act', letter('R'), letter('E'))),
  tells('hide', letter('H'), pickOne),
  tells('take out of the fight', DELETE, pickOne),
  tells('share a place', capital('J'), pickTwo),
  tells('late', capital('T'), rest),
  {
    name: 'pin',
    async time(page) {
      const took = await pressUntilOther(page, PIN, NEWEST_WORDS);
      await undo(page, NEWEST_WORDS);
      return took;
    },
  },
  shows('sheet', letter('V'), SHEET),
  shows('rename', F2, SHEET),
  shows('correct', capital('C'), SHEET),
  {
    name: 'a new round',
    async time(page) {
      await toEndOfRound(page);
      return nextTurn(page);
    },
  },
];
