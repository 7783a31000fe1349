import type { TextKey } from '#shared/text/catalogue.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What is known of a command wherever one is; the acts of a fight, and what its boards and panels offer, are listed by each system's tracker. */
export interface ListedCommand {
  /** Never changed: the narrator's own keys are kept under it. */
  readonly id: string;
  readonly label: Message;
  /** Heading in the `?` sheet, the palette and the settings. */
  readonly group: Message;
  /** The keys it has unless the narrator chose others. */
  readonly keys: readonly string[];
}

/** Where a command can be had: `app` is everywhere; a system's own commands are within `fight`. */
type Place =
  | 'app'
  | `${'bestiary' | 'log' | 'import' | 'pack' | 'encounter' | 'setup' | 'fight'}${'' | `/${string}`}`;

interface Entry {
  readonly label: TextKey;
  readonly group: TextKey;
  readonly keys: readonly string[];
  readonly places: readonly Place[];
}

const everywhere = (label: TextKey, keys: readonly string[], group: TextKey = 'frame.group.app'): Entry => ({
  label,
  group,
  keys,
  places: ['app'],
});
const inFight = (label: TextKey, keys: readonly string[], ...places: readonly Place[]): Entry => ({
  label,
  group: 'tracker.group',
  keys,
  places: places.length === 0 ? ['fight'] : places,
});
const inLog = (label: TextKey, keys: readonly string[]): Entry => ({
  label,
  group: 'fightLog.group',
  keys,
  places: ['log'],
});

const ENTRIES = {
  'frame.palette': everywhere('palette.open', ['Ctrl+K', '/']),
  'frame.keys': everywhere('frame.openKeys', ['?']),
  'frame.help': everywhere('help.open', ['F1']),
  'edit.undo': everywhere('tracker.act.undo', ['Ctrl+Z']),
  'edit.redo': everywhere('tracker.act.redo', ['Ctrl+Shift+Z', 'Ctrl+Y']),
  'frame.go.campaigns': everywhere('frame.campaigns', ['Ctrl+1'], 'frame.group.screens'),
  'frame.go.bestiary': everywhere('frame.bestiary', ['Ctrl+2'], 'frame.group.screens'),
  'frame.go.encounters': everywhere('frame.encounters', ['Ctrl+3'], 'frame.group.screens'),
  'frame.go.combat': everywhere('frame.combat', ['Ctrl+4'], 'frame.group.screens'),
  'frame.go.log': everywhere('frame.log', ['Ctrl+5'], 'frame.group.screens'),
  'frame.go.objects': everywhere('frame.objects', ['Ctrl+6'], 'frame.group.screens'),
  'frame.go.settings': everywhere('frame.settings', ['Ctrl+7'], 'frame.group.screens'),
  'fight.at-once': everywhere('atOnce.title', ['Ctrl+N']),
  'campaign.export': everywhere('campaignFile.export', [], 'campaigns.title'),
  'campaign.import': everywhere('campaignFile.import', [], 'campaigns.title'),
  'campaign.duplicate': everywhere('command.duplicateCampaign', [], 'campaigns.title'),
  'hints.show': everywhere('hint.show', []),
  'sample.play': everywhere('sample.bring', [], 'campaigns.title'),
  'player.window': everywhere('player.window', ['Ctrl+B'], 'player.group'),
  'player.black-out': everywhere('player.blackOut', ['B'], 'player.group'),
  'player.scene': everywhere('player.showScene', [], 'player.group'),
  'player.phones': everywhere('player.phones.turnOn', ['Ctrl+Shift+B'], 'player.group'),
  'player.zoom-in': everywhere('player.zoomIn', [], 'player.group'),
  'player.zoom-out': everywhere('player.zoomOut', [], 'player.group'),
  'bestiary.save': {
    label: 'creature.save',
    group: 'bestiary.title',
    keys: ['Ctrl+S'],
    places: ['bestiary'],
  },
  'import.read': {
    label: 'import.read',
    group: 'bestiary.title',
    keys: ['Ctrl+Enter'],
    places: ['import/source'],
  },
  'import.commit': {
    label: 'command.importPicked',
    group: 'bestiary.title',
    keys: ['Ctrl+Enter'],
    places: ['import/preview'],
  },
  'pack.add': {
    label: 'command.addPicked',
    group: 'pack.title',
    keys: ['Ctrl+Enter'],
    places: ['pack'],
  },
  'encounter.start': {
    label: 'encounter.start',
    group: 'encounters.title',
    keys: ['Ctrl+Enter'],
    places: ['encounter'],
  },
  'encounter.copy': {
    label: 'encounter.copyText',
    group: 'encounters.title',
    keys: ['Ctrl+Shift+C'],
    places: ['encounter'],
  },
  'log.search': inLog('fightLog.act.search', ['Ctrl+F']),
  'log.rewind': inLog('fightLog.act.rewind', ['V']),
  'log.earlier': inLog('fightLog.act.earlier', ['ArrowLeft']),
  'log.later': inLog('fightLog.act.later', ['ArrowRight']),
  'log.first': inLog('fightLog.act.first', ['Home']),
  'log.last': inLog('fightLog.act.last', ['End']),
  'log.close': inLog('fightLog.act.close', ['Escape']),
  'log.continue': inLog('fightLog.act.continue', ['Shift+Enter']),
  'log.pin': inLog('fightLog.pin', ['P']),
  'log.copy': inLog('fightLog.act.copy', ['C']),
  'log.copy-round': inLog('fightLog.act.copyRound', ['Shift+C']),
  'log.copy-forum': inLog('fightLog.act.copyForum', ['F']),
  'log.copy-round-forum': inLog('fightLog.act.copyRoundForum', ['Shift+F']),
  'tracker.start': inFight('tracker.setup.start', ['Enter'], 'setup'),
  'tracker.next-turn': inFight('tracker.act.next', ['N', 'Space', 'Plus']),
  'tracker.aim-by-figure': inFight('tracker.act.aim', ['*']),
  'tracker.roll': inFight('tracker.act.rollEnter', ['Enter']),
  'tracker.close': inFight('tracker.act.close', ['Escape']),
  'tracker.adjust': inFight('tracker.adjust.act', ['Shift+A']),
  'tracker.prompt': inFight('tracker.prompt.act', ['Shift+P']),
  'tracker.move-up': inFight('tracker.act.moveUp', ['Alt+ArrowUp']),
  'tracker.move-down': inFight('tracker.act.moveDown', ['Alt+ArrowDown']),
  'tracker.to-order': inFight('tracker.act.toOrder', ['Shift+N']),
  'tracker.pick-several': inFight('tracker.pick.several', ['Shift+V']),
  'tracker.pick-foes': inFight('tracker.pick.foes', ['Shift+I']),
  'tracker.pick-party': inFight('tracker.pick.party', ['Shift+G']),
  'tracker.waves-in': inFight('tracker.waves.in', ['Shift+W']),
  'tracker.waves-later': inFight('tracker.waves.later', ['Shift+M']),
} as const satisfies Record<string, Entry>;

/** The id of a command that isn't a rule system's own. */
export type CommandId = keyof typeof ENTRIES;

/** What the list says of a command; a screen adds when it can be done and what happens. */
export function listed(id: CommandId): ListedCommand {
  const { label, group, keys } = ENTRIES[id];
  return { id, label: message(label), group: message(group), keys };
}

/** The keys 1 to 9 pick a row as the target. */
export function targetCommand(key: number): ListedCommand {
  return {
    id: `tracker.target-${key}`,
    label: message('tracker.act.target', { key }),
    group: message('tracker.groupTargets'),
    keys: [String(key)],
  };
}

/** With Alt they add it to the targets picked before. */
export function targetTooCommand(key: number): ListedCommand {
  return {
    id: `tracker.target-too-${key}`,
    label: message('tracker.act.targetToo', { key }),
    group: message('tracker.groupTargets'),
    keys: [`Alt+${key}`],
  };
}

/** What a panel offers only while it is open: its key is one that is free then, so it is no entry of the list. */
export function optionCommand(id: string, label: Message, key: string | undefined): ListedCommand {
  const keys = key === undefined ? [] : [key];
  return { id: `tracker.option.${id}`, label, group: message('tracker.groupOptions'), keys };
}

const TARGET_KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Every command that isn't a rule system's own, with where it can be had. */
export function listedCommands(): readonly (ListedCommand & { readonly places: readonly string[] })[] {
  return [
    ...Object.entries(ENTRIES).map(([id, { label, group, keys, places }]) => ({
      id,
      label: message(label),
      group: message(group),
      keys,
      places,
    })),
    ...[targetCommand, targetTooCommand].flatMap((command) =>
      TARGET_KEYS.map((key) => ({ ...command(key), places: ['fight'] })),
    ),
  ];
}
