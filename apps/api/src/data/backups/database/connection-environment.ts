/** Parameters of an address that PostgreSQL's programs know by these names. */
const parameters: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  host: 'PGHOST',
  port: 'PGPORT',
  channel_binding: 'PGCHANNELBINDING',
};

/**
 * How PostgreSQL's programs reach a database: told by the environment, since others on the machine see the arguments of a
 * program. Nothing else of ours gets into it.
 */
export function connectionEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    // What they complain of is read by people who need not know the machine's language.
    LC_ALL: 'C',
    PGAPPNAME: 'vanity-tops backup',
    PGCONNECT_TIMEOUT: '10',
  };
  const told = {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  for (const [name, value] of Object.entries(told)) if (value) env[name] = decodeURIComponent(value);
  for (const [name, value] of searchParams) {
    const variable = parameters[name];
    if (variable) env[variable] = value;
  }
  return env;
}
