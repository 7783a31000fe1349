import { z } from 'zod';
import { refuse } from '#shared/combat/play.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { template } from '#shared/rules/template/index.ts';
import { withCommand, type Broken } from './broken.ts';

const { conditions, texts } = template;
const { 'verdict.hit': _hit, ...fewer } = texts.en;
/** Takes what the template's sheet takes, and anything else. */
const anything = z.looseObject({}).transform((given) => template.sheet.safeParse(given).data ?? {});

/** The template with the form's field at a path changed. */
function withField(path: string, change: (field: FormField) => FormField): RuleSystem {
  const changed = (field: FormField): FormField => {
    if (field.path === path) return change(field);
    return field.kind === 'list' ? { ...field, fields: field.fields.map(changed) } : field;
  };
  const sections = template.form.sections.map((one) => ({ ...one, fields: one.fields.map(changed) }));
  return { ...template, form: { sections } };
}

/** What is wrong with what a system is made of: ids, schemas, forms, texts. */
export const BROKEN_PARTS: readonly Broken[] = [
  {
    what: 'a condition that stands twice',
    found: 'every id',
    system: { ...template, conditions: [...conditions, ...conditions.slice(0, 1)] },
  },
  { what: 'an id in capitals', found: 'every id', system: { ...template, id: 'Template' } },
  {
    what: 'a sheet that takes anything',
    found: 'an empty sheet',
    system: { ...template, sheet: anything },
  },
  {
    what: 'options that can’t be left out',
    found: 'empty options',
    system: { ...template, options: z.strictObject({ doubleSix: z.enum(['doubled', 'plain']) }) },
  },
  {
    what: 'a condition whose details can’t be left out',
    found: 'every condition',
    system: {
      ...template,
      conditions: conditions.map((one) => ({ ...one, details: z.strictObject({ penalty: z.int() }) })),
    },
  },
  {
    what: 'a field that the sheet doesn’t have',
    found: 'every field of the sheet',
    system: withField('agility', (field) => ({ ...field, path: 'agilty' })),
  },
  {
    what: 'a field that the weapons don’t have',
    found: 'every field of the sheet',
    system: withField('damage', (field) => ({ ...field, path: 'dano' })),
  },
  {
    what: 'a field that begins with what the sheet refuses',
    found: 'every field of the sheet',
    system: withField('armor', (field) => (field.kind === 'integer' ? { ...field, fallback: -1 } : field)),
  },
  {
    what: 'a field that begins with something else than the sheet',
    found: 'every field of the sheet',
    system: withField('guard', (field) => (field.kind === 'integer' ? { ...field, fallback: 8 } : field)),
  },
  {
    what: 'a weapon that begins with dice that can’t be rolled',
    found: 'every field of the sheet',
    system: withField('damage', (field) => (field.kind === 'dice' ? { ...field, fallback: 'um' } : field)),
  },
  {
    what: 'options that nobody can set',
    found: 'every field of the options',
    system: { ...template, optionsForm: { sections: [] } },
  },
  {
    what: 'a text that English lacks',
    found: 'both languages',
    system: { ...template, texts: { ...texts, en: fewer } },
  },
  {
    what: 'another place to fill in English',
    found: 'both languages',
    system: {
      ...template,
      texts: { ...texts, en: { ...texts.en, 'said.push': '{{who}} pushes {{target}}' } },
    },
  },
  {
    what: 'a condition whose words aren’t filled in',
    found: 'whatever is shown',
    system: {
      ...template,
      conditions: conditions.map((one) => ({
        ...one,
        describe: () => ({ key: 'template:condition.shaken.by' }),
      })),
    },
  },
  {
    what: 'a refusal without words',
    found: 'whatever is shown',
    system: withCommand(() => refuse({ key: 'template:refuse.whatever' })),
  },
];
