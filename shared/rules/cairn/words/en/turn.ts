import type { turn as source } from '#shared/rules/cairn/words/pt-BR/turn.ts';

/** The same keys in English. */
export const turn: { readonly [K in keyof typeof source]: string } = {
  'step.pcs': 'the characters act',
  'step.foes': 'the opponents act',

  'camp.pcs': 'The party',
  'camp.foes': 'The opponents',

  'action.spell': 'the action: spell',
  'action.move': 'the action: second move',
  'action.other': 'the action: something else',

  'actSave.rolled': '{{name}} makes a DEX save to act at once',
  'actSave.waived': '{{name}} acts at once, without a save',

  'retreat.rolled': '{{name}} tries to get away with a DEX save',

  'error.noSurprise': 'Nobody starts surprised in Cairn. Use the DEX save of the first round.',
  'error.noInitiative': 'There is no initiative in Cairn: one side acts, then the other. Start without it.',
  'error.otherStep': 'It isn’t the turn of {{name}}’s side. Go on to the next side first.',
  'error.late': '{{name}} failed the DEX save and loses the turn this round. Wait for the next.',
  'error.saveFirst': '{{name}} still needs the DEX save to act this round. Roll or waive it first.',
  'error.alreadyActed':
    '{{name}} has already used the action of this turn. Choose somebody else or go on to the next side.',
  'error.noActSaves': 'Nobody needs a DEX save to act now. Go on with the fight.',
  'error.noActSave': '{{name}} needs no DEX save to act now. Go on with the fight.',

  'tracker.nextSide': 'Next side',
  'tracker.pcsAct': 'The party acts',
  'tracker.foesAct': 'The opponents act',
  'tracker.party': 'Party',
  'tracker.foes': 'Opponents',
  'tracker.acting': 'acting now',
  'tracker.stillToAct': 'Still to act: {{names}}',
  'tracker.stillToSave': 'The DEX saves come first.',
  'tracker.allActed': 'Everybody on this side has acted.',
  'tracker.allDeclared': 'There are declared attacks: resolve them.',
  'tracker.figures': 'STR {{str}} · DEX {{dex}} · WIL {{wil}} · Arm. {{armor}}',
  'tracker.readiness.ready': 'Still acts this time',
  'tracker.readiness.declared': 'Has declared an attack',
  'tracker.readiness.acted': 'Has acted',
  'tracker.readiness.late': 'Failed the DEX save: loses the turn',
  'tracker.readiness.must-save': 'The DEX save is still to be made',
  'tracker.readiness.waiting': 'Waits for its side',
  'tracker.readiness.unable': 'Cannot act',
  'tracker.otherAction': 'Other action',
  'tracker.actor': 'Who',
  'tracker.action.spell': 'Spell',
  'tracker.action.move': 'Second move',
  'tracker.action.other': 'Other',
  'tracker.action.retreat': 'Flee (DEX)',
  'tracker.actSaves': 'Who is quick enough to act?',
  'tracker.actSavesHint': 'In the first round each character makes a DEX save; who fails loses the turn.',
  'tracker.waive': 'Waive for {{name}}',
  'tracker.waiveAll': 'Waive for all',
  'tracker.rollSaves': 'Roll saves',
};
