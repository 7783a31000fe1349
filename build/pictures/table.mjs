/** @import { Page } from '@playwright/test' */
/** @import { Answer } from '../../shared/api/wire.ts' */
/** @import { Channel } from '../../shared/api/channels.ts' */
/** @import { InputOf, ResultOf } from '../../shared/api/contract.ts' */

/** What falls on the table, in turn, for dice of so many sides; others fall a little above their middle. */
const FALLS = new Map([[20, [14, 6, 9, 13, 17, 5, 16, 4, 7, 12, 19, 8, 5, 15, 6, 14, 18, 5]]]);

/**
 * Asks main over the page's bridge.
 * @template {Channel} C @param {Page} page @param {C} channel @param {InputOf<C>} [input] @returns {Promise<ResultOf<C>>}
 */
export async function ask(page, channel, input) {
  const args = [channel, input].filter((one) => one !== undefined).map((one) => JSON.stringify(one));
  /** @type {Answer<ResultOf<C>>} */
  const answer = await page.evaluate(`window.rodada.call(${args.join(', ')})`);
  if (!answer.ok) throw new Error(`${channel} refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/**
 * A hand that plays the open fight with real dice; `seen` is told after each key how long it is to be looked at.
 * @param {Page} page @param {string} combatId @param {(milliseconds: number) => Promise<void>} seen
 */
export function hand(page, combatId, seen) {
  /** @type {Map<number, number>} */
  const fallen = new Map();
  const open = () => ask(page, 'combats:open', { id: combatId });

  /** @param {string} key @param {number} milliseconds */
  async function press(key, milliseconds) {
    await page.keyboard.press(key);
    await settled();
    await seen(milliseconds);
  }

  /** Two frames later, whatever the key began to draw is drawn. */
  async function settled() {
    await page.evaluate(
      () =>
        new Promise((done) => {
          globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(() => done(null)));
        }),
    );
  }

  /** Types what falls for the die that has the focus; false where none has. */
  async function typeDie() {
    const asked = await page.evaluate(() => {
      const field = globalThis.document.activeElement;
      return field instanceof globalThis.HTMLInputElement && 'dice' in field.dataset && field.value === ''
        ? field.placeholder
        : null;
    });
    const [, count, sides] = /^(\d*)d(\d+)$/.exec(asked ?? '') ?? [];
    if (sides === undefined) return false;
    for (let die = 0; die < Number(count === '' ? 1 : count); die += 1) {
      for (const figure of String(fall(Number(sides)))) await press(figure, 260);
    }
    return true;
  }

  /** @param {number} sides */
  function fall(sides) {
    const times = fallen.get(sides) ?? 0;
    fallen.set(sides, times + 1);
    const falls = FALLS.get(sides);
    return falls?.[times % falls.length] ?? Math.ceil(sides * 0.6) + (times % 2);
  }

  /** An attack at whoever is offered: its key, the dice as they fall, Enter. */
  async function attack() {
    const { count } = await open();
    await press('a', 600);
    while (await typeDie());
    await page.keyboard.press('Enter');
    await waitFor(async () => (await open()).count > count);
    await settled();
    await seen(1800);
  }

  async function nextTurn() {
    const { count } = await open();
    await page.keyboard.press('n');
    await waitFor(async () => (await open()).count > count);
    await settled();
    await seen(700);
  }

  /** Whoever's turn it is, in which round. */
  async function turn() {
    const { state } = await open();
    const actor = state.combatants.find(({ id }) => id === state.turn?.who);
    return { round: state.round, isUp: actor?.standing === 'up' };
  }

  return {
    settled,
    /** A round in which everybody who is up attacks once, and the attack of the next one who is. */
    async playRound() {
      const { round } = await turn();
      let now = await turn();
      while (now.round === round) {
        if (now.isUp) await attack();
        await nextTurn();
        now = await turn();
      }
      while (!now.isUp) {
        await nextTurn();
        now = await turn();
      }
      await attack();
    },
  };
}

/** @param {() => Promise<boolean>} holds */
async function waitFor(holds) {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('What was waited for didn’t come.');
    await new Promise((done) => setTimeout(done, 20));
  }
}
