import type { Guide } from '#shared/help/guide/guide.ts';

/** How to run a fight, in English. */
export const run: Pick<
  Guide,
  'starting' | 'turns' | 'dice' | 'attacking' | 'points' | 'conditions' | 'counters' | 'undo' | 'players'
> = {
  starting: {
    title: 'Starting the fight',
    text: 'In an encounter, {key:encounter.start} opens the setup: who is there, who starts surprised, who is hidden. Where the system rolls initiative, type the totals the table called out, or let the app roll those that are missing. {key:tracker.start} begins.\n\nThe screen has three parts: on the left the **order**; in the middle the **turn** of whoever is acting and all they can do; on the right the **log** of what has happened.\n\nLeft in the middle? Nothing is lost: the fight is kept act by act and goes on where it stopped. Several may be under way at once; {key:tracker.list} shows them all.',
  },
  turns: {
    title: 'Next turn, and changing the order',
    text: '{key:tracker.next-turn} goes on to the next turn. The app knows who is still to act, skips those who are out and says when the round turns.\n\n- {key:tracker.delay} **Delay**: wait and act later. {key:tracker.ready} **Ready**: keep an action cocked. {key:tracker.act-now} **Act now** calls whoever was waiting.\n- Drag a row by its handle, or use {key:tracker.move-up} and {key:tracker.move-down} with the focus on it. The lock above the list stops moves by accident.\n- {key:tracker.add} adds somebody, {key:tracker.remove} takes one out; at any time.\n- {key:tracker.hide} hides somebody from the players, or shows them.\n- {key:tracker.sheet} puts the sheet beside the fight.\n\nIn games played by sides or groups the screen differs: there the turn is the side’s, or everybody’s.',
  },
  dice: {
    title: 'Dice in hand or on screen',
    text: 'In **Settings**, choose where dice come from; in a fight you can switch for any roll.\n\nWith **the table’s dice**, the panel asks for each die in order, in one line. Type what fell: a die that can take no more digits moves on by itself; Space moves on from a 1 or a 2; Backspace goes back; `.` leaves that die to the app. Several dice of one kind may come together: `3 5 6`. Enter does the act as soon as the dice that decide are there.\n\nWith **the app’s dice**, just Enter.\n\nRolled something no rule asks for? {key:tracker.free-roll} makes a **free roll**, open to all or yours alone, and it stands in the log.',
  },
  attacking: {
    title: 'Attacking and reading the result',
    text: '{key:tracker.attack} opens the attack. A target is offered already: click another row, or use 1 to 9. The exact chance stands there before the roll.\n\nThe result gives first the word that matters (hit, miss, critical), then the sums with a name at every figure, and what changed for whom. **Click the name at a figure to read its rule**, beside the fight.\n\nThe rules said one thing and you rule another? {key:tracker.adjust} **Adjust** changes the points by hand, and is noted as the narrator’s word.\n\nSeveral equal creatures can attack together: pick them and attack; each has its line of dice, and one undo covers all.',
  },
  points: {
    title: 'Damage, healing and temporary points',
    text: '{key:tracker.damage} opens damage, {key:tracker.heal} healing. The box takes several ways of writing:\n\n- `7` takes (or gives) 7; `+3` heals; `=12` sets to 12; `7 half` takes half.\n- `8d6` rolls or asks for the dice, once for all that are picked.\n\nPick several first: Ctrl+click on rows, {key:tracker.pick-foes} for all foes, {key:tracker.pick-party} for the party. Where the system has a test that halves, each one makes theirs in the same panel.\n\nTemporary points go first and don’t add up: the higher counts. Whoever comes to 0 is down or out, as the system says; {key:tracker.fate} **Fate** says otherwise, if you like.',
  },
  conditions: {
    title: 'Conditions and how long they last',
    text: '{key:tracker.condition} puts a condition on whoever is picked. Write its first letters and the rounds, such as `pr 3`, and Enter. With no rounds it stays until taken off.\n\nThe app keeps the time, applies the effect to every roll (its name stands in the result) and says in the log when it ends.\n\nYour table’s own are made in the campaign, under **Conditions**: what they change, whether they keep one from acting, whether they hurt or heal at the start or the end of a turn, and how they end. Those that hurt become a card when the time comes, for you to roll and go on.\n\nPoint at a condition, or open the sheet beside the fight, to read what it does.',
  },
  counters: {
    title: 'Counters',
    text: 'Arrows, charges, reactions, uses a day: what is spent and comes back is a **counter**. It has a maximum and comes back each turn, round, fight or session, or never.\n\nMake it on the sheet of a creature or character, or on the spot with {key:tracker.counters}. In the panel, a digit spends one of that line.\n\nA weapon or a power may **use up a counter**: the bow takes an arrow each shot, and without arrows the shot is refused, with the reason, before any die.\n\nWhat is left stands in each one’s row. As a session begins, one button gives back those that return by session.',
  },
  undo: {
    title: 'A mistake? Undo',
    text: '{key:edit.undo} undoes the last act with all it caused: turn, points, conditions, dice. {key:edit.redo} does it again, with the same dice. There is no limit, and it works even after closing and opening.\n\nOutside fights it is the same: hardly anything asks “are you sure?”. What you delete is gone at once, and the notice offers **Undo**.\n\nDon’t want to go back, only to correct? There are smaller ways: {key:tracker.adjust} adjusts the points of the result, {key:tracker.initiative} changes a count, {key:tracker.correct} corrects a sheet within the fight, {key:tracker.rename} changes a name.\n\nWhat was undone is folded away in the log and is printed only if you ask for it.',
  },
  players: {
    title: 'The players’ screen',
    text: '{key:player.window} opens the **players’ window**, for a TV or a second monitor: the order, whose turn it is, conditions and how each one is (unhurt, hurt, badly hurt, down). It never shows points, notes or anyone hidden.\n\n{key:player.black-out} blacks it out when you need suspense, and lights it again. It can also show a picture of the scene.\n\n{key:player.phones} puts the same screen on the **phones** of those in the same network: point the camera at the code. It is only for reading, and goes off when the fight ends.\n\nSo that numbers don’t give the hidden away, players may see other names; the row says when that is so.',
  },
};
