import type { ExportFormat } from '#shared/api/exports.ts';

/** File extension of each format. */
export const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  pdf: 'pdf',
  html: 'html',
  markdown: 'md',
  obsidian: 'md',
  bbcode: 'txt',
  text: 'txt',
  csv: 'csv',
  json: 'json',
};
