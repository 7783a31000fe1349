import type { CampaignFile } from './campaign-file.ts';

/** A campaign file as text: JSON with one thing a line, to be read and compared without taking twice the room. */
export function layOut(file: CampaignFile): string {
  const fields = Object.entries(file).map(([key, value]) => `${JSON.stringify(key)}: ${line(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function line(value: CampaignFile[keyof CampaignFile]): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
