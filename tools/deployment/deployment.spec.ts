import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { Ajv } from 'ajv';
import dockerfilelint from 'dockerfilelint';
import { parse } from 'yaml';
import { locale } from '../postgres/create-cluster.ts';
import { apiMemory, productStages } from '../supervisor/product-stages.ts';
import { readSettings } from '../supervisor/settings.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const dockerfile = read('docker/Dockerfile');

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  restart?: string;
  image?: string;
  build?: { target: string; args: Record<string, string> };
  healthcheck?: object;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  networks?: string[];
}
const compose: { services: Record<string, Service> } = parse(read('docker-compose.yml'), { merge: true });
const ownServices = Object.entries(compose.services).filter(
  ([, { build, image }]) => build ?? image?.startsWith('vanity-tops-'),
);

/** The Dockerfile's stages that become images, with their lines. */
const images = new Map(
  dockerfile
    .split(/^(?=FROM )/m)
    .map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage] as const)
    .filter(([name]) => ['api', 'admin', 'shop', 'sumup-sandbox', 'mailbox'].includes(name)),
);

describe('docker-compose.yml', () => {
  it('is valid according to the Compose Specification', () => {
    const schema = JSON.parse(read('tools/deployment/compose-spec.schema.json'));
    // The schema names draft 7 by https, ajv knows it by http.
    const validate = new Ajv({ strict: false, validateFormats: false }).compile({
      ...schema,
      $schema: undefined,
    });
    validate(compose);
    assert.deepEqual(validate.errors, null);
  });

  it('starts the same bundles as npm start; one of them creates the demo’s database', () => {
    const started = ownServices
      .filter(([name]) => name !== 'maintenance')
      .map(([, service]) => scriptOf(service));
    const ofDatabase = ['migrate', 'seed', 'demo-database'].map((name) => `apps/api/dist/${name}.js`);
    const otherServices = (bundles: readonly string[]) =>
      bundles.filter((bundle) => !ofDatabase.includes(bundle)).toSorted();
    assert.deepEqual(otherServices(started), otherServices(bundlesOfNpmStart()));
  });

  it('sorts text like the embedded PostgreSQL', () => {
    assert.equal(compose.services.postgres?.environment?.POSTGRES_INITDB_ARGS, locale.join(' '));
  });

  it("keeps personal data out of PostgreSQL's log when a constraint is violated", () => {
    assert.match(compose.services.postgres?.command?.join(' ') ?? '', / -c log_error_verbosity=terse(?: |$)/);
  });

  it('exposes only the gateway, and the data only to the services that need it', () => {
    const listedSettings = (isSo: (service: Service) => unknown) =>
      Object.entries(compose.services)
        .filter(([, service]) => isSo(service))
        .map(([name]) => name)
        .toSorted();
    assert.deepEqual(
      listedSettings(({ ports }) => ports),
      ['gateway'],
    );
    assert.deepEqual(
      listedSettings(({ networks }) => networks?.includes('data')),
      ['api', 'maintenance', 'migrate', 'postgres', 'redis', 'roles', 'seed', 'worker'],
    );
  });

  it.each(Object.entries(compose.services))(
    'drops the privileges that %s does not need',
    (_name, service) => {
      assert.equal(service.read_only, true);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
    },
  );

  for (const name of ['sumup-sandbox', 'mailbox'])
    it(`starts no ${name} unless the demo is requested`, () => {
      assert.deepEqual(compose.services[name]?.profiles, ['demo']);
    });

  it.each([
    // There is no pooler.
    ['api', 'apps/api/src', ['DATABASE_DIRECT_URL', 'SHOP_PORT', 'MAIL_SMTP_PORT', 'BACKGROUND_TIME_SCALE']],
    [
      'worker',
      'apps/api/src',
      ['DATABASE_DIRECT_URL', 'SHOP_PORT', 'MAIL_SMTP_PORT', 'BACKGROUND_TIME_SCALE'],
    ],
    ['shop', 'apps/shop/server', ['API_PORT', 'ADMIN_PORT']],
    // Only the shop's server calls it.
    ['admin', 'apps/admin/server', ['API_PORT', 'SHOP_PORT', 'TRUSTED_PROXIES']],
  ])(
    'passes %s all the settings it reads, except those of no use in a container',
    (name, folder, useless) => {
      const environment = Object.keys(compose.services[name]?.environment ?? {});
      const read = settingsIn(folder, 'libs/server/src');
      assert.ok(read.length > 5);
      assert.deepEqual(
        read.filter((setting) => !environment.includes(setting)),
        useless.toSorted(),
      );
    },
  );

  it('contains no password', () => {
    assert.doesNotMatch(read('docker-compose.yml'), /(?:PASSWORD|AUTH): (?!\$\{[A-Z]+_PASSWORD:\?)/);
  });
});

describe('docker/Dockerfile', () => {
  it('passes the linter', () => {
    // It predates arguments before the first FROM, and misreads options of two words.
    const listedSettings = dockerfile
      .replaceAll(/^ARG .*$/gm, '')
      .replaceAll(/ --start-period=\w+/g, '')
      .replaceAll(/\$\{(\w+)_IMAGE\}/g, (_, name: string) => `${name.toLowerCase()}:1`);
    const issues = dockerfilelint.run('', listedSettings);
    assert.deepEqual(
      issues.map(({ line, title }) => `${line}: ${title}`),
      [],
    );
  });

  for (const [name, stage] of images)
    it(`builds an image ${name} that runs without root and has a health check`, () => {
      assert.match(stage, /^USER node$/m);
      // After a power cut all start at once, and none may be declared unhealthy for that.
      assert.match(stage, /^HEALTHCHECK .*--start-period=2m .*is-healthy\.sh", "\d+", "\//m);
      assert.match(stage, /^ENV NODE_ENV=production\b/m);
      // No builds in it; system packages may be installed.
      assert.doesNotMatch(stage, /^RUN (?!apt-get )/m);
    });

  it("installs the packages that the API's bundled packages need, in their versions", () => {
    const dependenciesOf = (folder: string) =>
      (JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}) as Record<string, string>;
    const apiDependencies = dependenciesOf('apps/api');
    const bundled = Object.keys(apiDependencies).filter((name) => name.startsWith('@app/'));
    const needed = bundled
      .flatMap((name) => Object.entries(dependenciesOf(name.replace('@app/', 'libs/'))))
      .filter(([name]) => !name.startsWith('@app/'));
    assert.ok(needed.some(([name]) => name === 'pdfkit'));
    assert.deepEqual(
      needed.filter(([name, version]) => apiDependencies[name] !== version),
      [],
    );
  });

  it('gives the API and its worker as much memory as npm start does', () => {
    const [, options] = /NODE_OPTIONS="(.+?)"/.exec(images.get('api') ?? '') ?? [];
    assert.deepEqual(options?.split(' '), apiMemory);
  });

  it('keeps all backups in one place', () => {
    for (const name of ['api', 'worker'])
      assert.ok(compose.services[name]?.volumes?.includes('backups:/app/backups'), name);
  });

  it('takes base images by the names in docker-compose.yml, which may be digests', () => {
    const buildArguments = compose.services.migrate?.build?.args ?? {};
    assert.deepEqual(
      [...dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, image]) => `\${${name}:-${image}}`),
      Object.values(buildArguments),
    );
    assert.doesNotMatch(dockerfile, /^FROM (?!\$\{\w+_IMAGE\} )/m);
    for (const { image = '', build } of Object.values(compose.services)) {
      if (build) assert.deepEqual(build.args, buildArguments);
      else assert.match(image, /^\$\{\w+_IMAGE:-|^vanity-tops-/);
    }
  });

  it('has an image for every build of docker-compose.yml', () => {
    const targets = ownServices.flatMap(([, { build }]) => (build ? [build.target] : []));
    assert.deepEqual(targets.toSorted(), [...images.keys()].toSorted());
  });
});

describe('settings', () => {
  const parts = {
    'docs/runbook.md': ['apps/api/src', 'apps/shop/server', 'apps/admin/server', 'libs/server/src'],
    'apps/mailbox/README.md': ['apps/mailbox/src'],
    'apps/sumup-sandbox/README.md': ['apps/sumup-sandbox/src'],
  };
  for (const [page, folders] of Object.entries(parts))
    it(`are all listed in ${page}`, () => {
      const lines = [...read('docs/runbook.md'), ...read(page)].join('').split('\n');
      const names = lines
        .filter((line) => line.startsWith('| `'))
        .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
      assert.deepEqual(
        settingsIn(...folders).filter((name) => !names.includes(name)),
        [],
      );
    });

  it('in the example environment are those that containers get', () => {
    const listedSettings = read('.env.example').match(/^#? ?[A-Z][A-Z0-9_]+(?==)/gm) ?? [];
    const taken = read('docker-compose.yml').match(/(?<=\$\{)[A-Z][A-Z0-9_]+/g) ?? [];
    assert.deepEqual(
      listedSettings.map((name) => name.replace(/^# ?/, '')).toSorted(),
      [...new Set(taken)].toSorted(),
    );
  });
});

function settingsIn(...folders: string[]): string[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: new URL('../..', import.meta.url), exclude: ['**/*.spec.ts', '**/*spec.ts', '**/testing/**'] },
  );
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:read\(|loopback\(read,)\s*'([A-Z][A-Z0-9_]+)'/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [...new Set(names)].toSorted();
}

/** The bundle that a service runs: from its own command, else its image's. */
function scriptOf({ command, image, build }: Service) {
  if (command) return command.at(-1) ?? '';
  const stage = images.get(build?.target ?? /^vanity-tops-(\w+)/.exec(image ?? '')?.[1] ?? '') ?? '';
  return /^CMD .*"(\S+)"\]$/m.exec(stage)?.[1] ?? '';
}

/** Read from the stages without starting them. */
function bundlesOfNpmStart() {
  const settings = readSettings({ APP_ENV: 'demo' });
  const stages = productStages(settings, { dataDir: '', logOf: () => '' });
  return stages.flat().flatMap(({ command = [] }) => command.filter((word) => word.endsWith('.js')));
}
