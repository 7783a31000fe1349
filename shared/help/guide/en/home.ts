import type { Guide } from '#shared/help/guide/guide.ts';

/** What is taken home, and how it is kept, in English. */
export const home: Pick<Guide, 'log' | 'exports' | 'sessions' | 'backups'> = {
  log: {
    title: 'Reading the log',
    text: '{key:frame.go.log} **Log** has all that happened, fight by fight and round by round, with the dice of every roll.\n\nFilter by whom, by subject or by round, or look for words with {key:log.search}. {key:log.pin} pins an entry you will want to find again; during the fight {key:tracker.note} writes a note of yours.\n\n{key:log.rewind} **goes back in time**: it shows the table as it stood at that point. The arrows step back and forth.\n\nThe part **Figures** counts damage, hits, criticals, falls and time per turn; of the fight, the session or the campaign. {key:log.copy} copies an entry, and {key:log.copy-forum} does so with a forum’s tags.',
  },
  exports: {
    title: 'Printing and exporting',
    text: 'In the log, **Export…** keeps the fight or the session as a PDF, an HTML page, Markdown, BBCode for forums, plain text, a CSV spreadsheet or JSON. **Print…** sends it straight to paper, A4 or Letter, with the pages numbered.\n\nTick **For players** to leave out the hidden, the foes’ figures, your notes and your rulings: that is the version for the group.\n\nWhat was undone appears only if you tick **With corrections**.\n\nThe bestiary goes out too: as Rodada’s own file (complete), a table, stat lines, or cards to print.',
  },
  sessions: {
    title: 'The end of a fight, and the session',
    text: '{key:tracker.end} ends the fight and opens **How it went**: how long it took, who fell to whom, the best blows, what was spent. Read it aloud or copy it.\n\nThere you share out the **rewards** noted in the encounter, and may write something **for the next session**, which only you read. What changed for the characters goes back onto the party’s sheets.\n\nA fight belongs to the **session** you choose, with a number, a date, a title and notes. Under Sessions in the campaign, the report brings together all the fights of the evening, the party before and after, and the evening in figures.\n\nGo on with a fight that has ended? Just undo its end.',
  },
  backups: {
    title: 'Backups',
    text: 'Every act is on disk before the screen shows it: if the power goes, the fight is still there. Nothing leaves your computer.\n\nRodada makes backups by itself: as it opens, every 15 minutes of use if anything changed, and before an import, a restore or an update. Under **Settings → Safety** you see the list, make one now, restore another (the present becomes a backup, too) and choose a **second place**, such as a USB stick or a synchronised folder.\n\n**Export everything** keeps all data in one file; **Export campaign** keeps a single one, to take to another computer or give to somebody.\n\nIf the data file is faulty, or of a newer version, Rodada doesn’t touch it: it shows what there is and what you can do.',
  },
};
