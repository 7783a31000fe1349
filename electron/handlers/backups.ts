import { basename } from 'node:path';
import type { Channel } from '#shared/api/channels.ts';
import { contract } from '#shared/api/contract.ts';
import { text } from '#shared/text/translate.ts';
import { on, type Handler, type HandlersOf } from '#electron/ipc/on.ts';
import type { Services } from './services.ts';

type Channels = Extract<keyof typeof contract, `backups:${string}`>;

/** Backups: shown, made, checked, restored, copied to a second place; and all that there is, exported. */
export function backupHandlers({
  backups,
  opening,
  backupDialogs,
  locale,
  now,
}: Services): HandlersOf<Channels> {
  return {
    'backups:status': on(contract['backups:status'], () => backups.status()),
    'backups:show': on(contract['backups:show'], () => backups.show()),
    'backups:make': on(contract['backups:make'], async () => {
      await backups.make('hand');
      return null;
    }),
    'backups:restore': on(contract['backups:restore'], ({ name }) => opening.restore(name)),
    'backups:choose-second': on(contract['backups:choose-second'], async () => {
      const folder = await backupDialogs.chooseSecond();
      if (folder !== null) await backups.useSecond(folder);
      return null;
    }),
    'backups:drop-second': on(contract['backups:drop-second'], async () => {
      await backups.useSecond(null);
      return null;
    }),
    'backups:export': on(contract['backups:export'], async () => {
      const name = text('backups.exportName', locale(), { date: now().slice(0, 10) });
      const target = await backupDialogs.chooseTarget(`${name}.db`);
      if (target === null) return null;
      await backups.writeTo(target);
      return basename(target);
    }),
  };
}

/** The same handlers; those that bring in much at once wait for a backup. */
export function withBackups(
  handlers: HandlersOf<Channel>,
  { backups }: Pick<Services, 'backups'>,
): HandlersOf<Channel> {
  const backedUp =
    <O>(handler: Handler<O>): Handler<O> =>
    async (raw) => {
      await backups.before('import');
      return handler(raw);
    };
  return {
    ...handlers,
    'imports:commit': backedUp(handlers['imports:commit']),
    'campaigns:import': backedUp(handlers['campaigns:import']),
    'campaigns:import-bytes': backedUp(handlers['campaigns:import-bytes']),
  };
}
