/** A name for comparing: without accents, case and outer spaces (`Dragão` and `dragao` are one). */
export function foldName(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');
}
