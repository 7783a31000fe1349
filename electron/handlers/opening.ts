import { contract } from '#shared/api/contract.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import type { OpeningActs } from '#electron/opening/opening.ts';

type Channels = Extract<keyof typeof contract, `opening:${string}`>;

/** Whether the data are open, and the ways on where they aren't. */
export function openingHandlers({ opening }: { readonly opening: OpeningActs }): HandlersOf<Channels> {
  return {
    'opening:state': on(contract['opening:state'], () => opening.state()),
    'opening:retry': on(contract['opening:retry'], () => opening.retry()),
    'opening:open-backup': on(contract['opening:open-backup'], ({ name }) => opening.openBackup(name)),
    'opening:choose-folder': on(contract['opening:choose-folder'], () => opening.chooseFolder()),
    'opening:read-only': on(contract['opening:read-only'], () => opening.readOnly()),
    'opening:begin-anew': on(contract['opening:begin-anew'], () => opening.beginAnew()),
  };
}
