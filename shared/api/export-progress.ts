/** How far an export is. Kept free of zod, as all that preloads know. */
export interface ExportProgress {
  readonly step: 'reading' | 'setting' | 'printing' | 'writing';
  /** How many entries it has; 0 while that isn't known. */
  readonly entries: number;
}
