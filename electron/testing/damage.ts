import type { Sqlite } from '#electron/store/sqlite.ts';

/** Makes changes in a database that the app itself never would, whatever its checks and triggers say. */
export function damage(db: Sqlite, sql: string): void {
  const triggers = db
    .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`)
    .all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  db.pragma('ignore_check_constraints = ON');
  db.exec(sql);
  db.pragma('ignore_check_constraints = OFF');
  for (const trigger of triggers) db.exec(trigger.sql);
}

/** The ways in which a stored fight comes to be unreadable, each as a change of the database, with what is said of it. */
export const DAMAGES: readonly {
  readonly what: string;
  readonly sql: (id: string) => string;
  readonly path: string;
  readonly said: RegExp;
}[] = [
  {
    what: 'a command cut off',
    sql: (id) => `UPDATE combat_commands SET command = '{"type":"dam' WHERE combat_id = '${id}' AND seq = 2`,
    path: 'rows[1]',
    said: /^A luta “Emboscada na ponte” não pode ser lida\. A linha 2 do que está gravado está danificada\.$/,
  },
  {
    what: 'what happened overwritten',
    sql: (id) => `UPDATE combat_commands SET events = '{}' WHERE combat_id = '${id}' AND seq = 3`,
    path: 'rows[2]',
    said: /A linha 3 do que está gravado está danificada/,
  },
  {
    what: 'a setup cut off',
    sql: (id) => `UPDATE combats SET setup = '{"combatants":[' WHERE id = '${id}'`,
    path: 'setup',
    said: /O começo dela, como está gravado, está danificado/,
  },
  {
    what: 'a system that isn’t there',
    sql: (id) => `UPDATE combats SET system = 'gurps' WHERE id = '${id}'`,
    path: 'system',
    said: /do sistema “gurps”, que este Rodada não conhece/,
  },
  {
    what: 'a setup no longer taken',
    sql: (id) =>
      `UPDATE combats SET setup = json_set(setup, '$.combatants[0].sheet', json('{"level":"x"}')) WHERE id = '${id}'`,
    path: 'setup.combatants[0].sheet.level',
    said: /O começo dela não serve mais para as regras do sistema: O campo setup\.combatants\[0\]\.sheet\.level/,
  },
];
