import type { scars as source } from '#shared/rules/cairn/words/pt-BR/scars.ts';

/** The same keys in English. */
export const scars: { readonly [K in keyof typeof source]: string } = {
  'sum.place': 'Place',

  'slot.scar': 'Scar: {{title}}',

  'error.nothingPending': '{{name}} has no scar {{entry}} to resolve. Choose another from the sheet.',
  'error.doomed':
    '{{name}} is only rid of that by passing the next save against critical damage. Wait for it.',

  'scar.suffered': '{{name}} gains scar {{entry}}, {{title}}: {{text}}',
  'scar.rolled': 'scar of {{name}}: {{title}}',
  'scar.changes': '{{figure}}: {{from}} → {{to}}',
  'scar.stays': '{{figure}} stays {{from}}',
  'scar.nothing': 'Nothing changes',
  'scar.1.title': 'Lasting mark',
  'scar.1.text': 'the wound leaves its mark; a roll above maximum HP becomes the new maximum',
  'scar.2.title': 'Rattled',
  'scar.2.text': 'the scare teaches something; a roll above maximum HP becomes the new maximum',
  'scar.3.title': 'Walloped',
  'scar.3.text': 'deprived until after a few hours of rest; then a d6 is added to maximum HP',
  'scar.4.title': 'Broken bone',
  'scar.4.text': 'once the bone has knit, 2d6: above maximum HP, it is the new maximum',
  'scar.5.title': 'Diseased',
  'scar.5.text': 'the wound festers; once over it, 2d6: above maximum HP, it is the new maximum',
  'scar.6.title': 'Blow to the head',
  'scar.6.text': 'something shifts inside; 3d6 above the attribute drawn becomes its new value',
  'scar.7.title': 'Hamstrung',
  'scar.7.text':
    'hardly moves until given serious help and rest; then 3d6 above maximum DEX is the new maximum',
  'scar.8.title': 'Deafened',
  'scar.8.text':
    'hears nothing until helped by something out of the ordinary; on a passed WIL save it grows by a d4',
  'scar.9.title': 'Another mind',
  'scar.9.text': 'the blow puts ideas in a new order; 3d6 above maximum WIL is the new maximum',
  'scar.10.title': 'Sundered',
  'scar.10.text': 'loses a part of the body of the narrator’s choice; on a passed WIL save it grows by a d6',
  'scar.11.title': 'Mortal wound',
  'scar.11.text':
    'deprived and out of action, dead in an hour if nobody treats it; on recovery 2d6 is the new maximum HP',
  'scar.12.title': 'Doomed',
  'scar.12.text':
    'failing the next save against critical damage is death; passing it, 3d6 above maximum HP is the new maximum',

  'place.neck': 'neck',
  'place.hands': 'hands',
  'place.eye': 'eye',
  'place.chest': 'chest',
  'place.legs': 'legs',
  'place.ear': 'ear',
  'place.leg': 'leg',
  'place.arm': 'arm',
  'place.rib': 'rib',
  'place.skull': 'skull',

  'tracker.pendingOf': 'Scars of {{name}} to resolve',
  'tracker.mend': 'Has recovered',
  'tracker.doomed': 'The next save against critical damage decides.',
  'tracker.pendingScar': '{{title}} (to resolve)',

  'campaign.pending': 'Scars to resolve',
  'campaign.pendingHint': 'What waited for recovery. The result only counts once the sheet is saved.',
};
