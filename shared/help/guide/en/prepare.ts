import type { Guide } from '#shared/help/guide/guide.ts';

/** How to prepare, in English. */
export const prepare: Pick<Guide, 'campaigns' | 'bestiary' | 'importing' | 'encounters' | 'forecast'> = {
  campaigns: {
    title: 'Campaigns and the party',
    text: 'Everything begins with a campaign: it has a rule system, the party, a bestiary, encounters and sessions. The system is chosen as you create it and doesn’t change later.\n\n- Under **Party**, create the players’ characters. What a fight does to them can go back onto their sheets when it ends.\n- Under **House rules**, set what your table plays differently. It holds for fights begun from then on.\n- Under **Conditions**, make your own, with a name, an icon and an effect.\n- Under **Notes**, write whatever you like, in Markdown.\n\nA whole campaign fits in one file: export it, take it along, import it on another computer. Archiving puts it out of the way without deleting it, and what was deleted lately can still be restored.',
  },
  bestiary: {
    title: 'The bestiary',
    text: 'The campaign’s creatures live in {key:frame.go.bestiary} **Bestiary**. There are three ways to fill it: the system’s starter pack, writing your own, or [importing](help:importing) a text.\n\nThe search looks at names, tags, attacks and notes, and doesn’t mind accents. The star marks favourites. A sheet is checked as you write: what is missing is pointed out, and {key:bestiary.save} saves.\n\nTo change many at once, use the button that selects several: you can tag, export or delete them. Deleted one by mistake? The notice that appears has **Undo**.\n\nChanging a creature here leaves the fights already begun as they are.',
  },
  importing: {
    title: 'Importing creatures',
    text: 'Paste the text, choose a file or drag it onto the window. Rodada reads its own file, CSV tables (the first line names the columns) and, in systems with one-line stat blocks, whole texts of them.\n\nNothing comes in without your seeing it. For each creature the list shows what was understood, what was left out and why. **Worth a look** marks the guesses. Repeated ones can be skipped, replaced or kept beside those you have.\n\nTick the ones you want and import. If you don’t like the result, one **Undo** takes them all out again.',
  },
  encounters: {
    title: 'Building an encounter',
    text: 'In {key:frame.go.encounters} **Encounters**, bring creatures, party and scene together. Each click on a creature adds one more; equals are told apart by number, letter or colour.\n\nFor each you decide the side, whether it starts surprised, whether players can’t see it, and in which round it arrives (the **waves**). A reminder may come up as its turn begins.\n\n**Scene objects** are doors and bridges that can be broken, where the system has that. Under **Rewards**, note what there is to gain: you share it out at the end.\n\nNo preparation at all? {key:fight.at-once} starts a fight from nothing: write “3 goblin 7, 4 thug 12” and begin.',
  },
  forecast: {
    title: 'Reading the forecast',
    text: 'Beside the encounter, Rodada plays the same fight many times over, by the rules, and counts what happened: how many the party wins, how many rounds it takes, in how many somebody falls, and how much damage each one takes.\n\nOne sentence sums it up: “Hard: of 100 fights, the party loses 18”. The **margin of error** tells how far to trust the figure; more fights make it smaller.\n\nIt is a ruler, not a prophecy: both sides fight plainly, with neither plans nor mercy. Use it to compare (what if there are four instead of six?). It is worked out anew as you edit, and can be stopped.',
  },
};
