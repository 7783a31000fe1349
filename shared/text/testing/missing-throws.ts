import { whenTextMissing } from '#shared/text/translate.ts';

// In tests no text may be missing, and no place in one left empty: a reader would get neither words nor a figure.
whenTextMissing((what) => {
  throw new Error(`no words for ${what}`);
});
