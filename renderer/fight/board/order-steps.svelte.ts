import { tick } from 'svelte';
import { listed } from '#renderer/commands/command-list.ts';
import { useCommands } from '#renderer/commands/commands.svelte.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { refuseHere, send } from '#renderer/fight/fight.svelte.ts';
import { focusRow, rowInFocus } from '#renderer/fight/row-focus.ts';
import { lineOf, orderLines, previewOrder, shownOrder } from './lines.svelte.ts';
import { lockRefusal } from './lock.ts';
import { moveAfterStep, moveCommand, orderAfter, type Move } from './order-moves.ts';

/** Steps under way: where the row goes by them, and the order before the first. */
interface Steps {
  readonly move: Move;
  readonly before: readonly string[];
}

/** So long after Alt was let go a further step still belongs to the same move. */
const PAUSE_MS = 600;
/** Keys that steps are made of: any other one ends the move before it does its own. */
const OF_STEPS: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'ArrowUp', 'ArrowDown']);

/**
 * Moves the row in focus up or down by its keys, while `running` says so; call it in the component's script. The steps show at
 * once, and are one command: while Alt is held, and also where it is pressed anew for each step, one right after the other.
 */
export function useSteps(running: () => boolean): void {
  const under: { way: Steps | null; pause: ReturnType<typeof setTimeout> | null } = {
    way: null,
    pause: null,
  };

  async function step(direction: 'up' | 'down'): Promise<void> {
    const id = rowInFocus();
    if (id === null) return;
    const locked = lockRefusal();
    if (locked !== null) return refuseHere('reorder', locked);
    stay();
    const line = lineOf(id);
    const move = moveAfterStep(orderLines(), id, direction);
    if (move === null) return;
    if (under.way !== null && under.way.move.ids.join(' ') !== move.ids.join(' ')) {
      await settle();
      return step(direction);
    }
    const order = shownOrder();
    const after = orderAfter(order, move);
    under.way = { move, before: under.way?.before ?? order };
    previewOrder(after);
    const [first = id] = move.ids;
    announce(
      t('tracker.drag.moved', {
        item: line?.kind === 'group' ? line.summary.name : (line?.row.name ?? ''),
        position: after.indexOf(first) + 1,
        count: after.length,
      }),
    );
    await tick();
    // The head of a group has the id of its first member, which may be in another group by now.
    focusRow(line?.kind === 'group' && lineOf(id) === null ? first : id);
  }

  /** The move isn't over yet. */
  function stay(): void {
    if (under.pause !== null) clearTimeout(under.pause);
    under.pause = null;
  }

  async function settle(): Promise<void> {
    stay();
    if (under.way === null) return;
    const { move, before } = under.way;
    under.way = null;
    const moved = orderAfter(before, move).some((id, index) => id !== before[index]);
    const focused = rowInFocus();
    if (moved) await send('reorder', moveCommand(move));
    await showStored(focused);
  }

  /** Shows the order as it is stored, unless another step has begun meanwhile. */
  async function showStored(focused: string | null): Promise<void> {
    if (under.way !== null) return;
    previewOrder(null);
    await tick();
    if (focused !== null && rowInFocus() === null) focusRow(focused);
  }

  function release(event: KeyboardEvent): void {
    if (under.way === null || (event.key !== 'Alt' && event.altKey)) return;
    stay();
    under.pause = setTimeout(() => void settle(), PAUSE_MS);
  }

  // What another key does comes after the move.
  function press(event: KeyboardEvent): void {
    if (!OF_STEPS.has(event.key)) void settle();
  }

  $effect(() => {
    const leave = () => void settle();
    addEventListener('keyup', release);
    addEventListener('keydown', press, true);
    addEventListener('blur', leave);
    addEventListener('pointerdown', leave);
    return () => {
      stay();
      removeEventListener('keyup', release);
      removeEventListener('keydown', press, true);
      removeEventListener('blur', leave);
      removeEventListener('pointerdown', leave);
      previewOrder(null);
    };
  });

  useCommands(() =>
    (['up', 'down'] as const).map((direction) => ({
      ...listed(`tracker.move-${direction}`),
      when: () => running() && rowInFocus() !== null,
      run: () => step(direction),
    })),
  );
}
