/** Texts of the combat core, in Brazilian Portuguese (the language that defines the keys). */
export const combat = {
  'combat.falls': '{{name}} cai',
  'combat.rises': '{{name}} se levanta',
} as const;
