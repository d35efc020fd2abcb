import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';

/** Without the caller's settings, which would override the file's. */
const { PATH, HOME, DOCKER_HOST, DOCKER_CONFIG } = process.env;
const env = { PATH, HOME, DOCKER_HOST, DOCKER_CONFIG };

function run(cwd: string, [program = '', ...args]: readonly string[]) {
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs a program asynchronously. @throws Error with its output */
export async function runAsync([program = '', ...args]: readonly string[], cwd = '.', extraEnv = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...env, ...extraEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${output}`);
}

const succeeds = (...command: string[]) => run('.', command).status === 0;

/** This machine's compose command; undefined without a Docker engine. */
export const findCompose = (): readonly string[] | undefined =>
  succeeds('docker', 'info')
    ? [['docker', 'compose'], ['docker-compose']].find((command) => succeeds(...command, 'version'))
    : undefined;

const baseImages = ['node:24-bookworm-slim', 'postgres:18-bookworm', 'redis:7.2-bookworm', 'caddy:2'];

/** Whether the base images are on this machine. */
export const hasBaseImages = () => succeeds('docker', 'image', 'inspect', ...baseImages);

/**
 * docker-compose.yml with its own project name, its own images and a copy of the sources, so that nothing already running
 * is touched.
 */
export class ComposeProject {
  private readonly name = `deploy-check-${process.pid}`;
  private readonly folder = mkdtempSync(join(tmpdir(), 'deploy-check-'));
  private readonly images = ['api', 'admin', 'shop'].map((name) => `${this.name}-${name}`);
  private readonly command: readonly string[];

  constructor(command: readonly string[]) {
    this.command = [...command, '--project-name', this.name];
    const listFiles = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    for (const file of run(workspaceRoot, ['git', ...listFiles])
      .output.split('\0')
      .filter(Boolean))
      cpSync(join(workspaceRoot, file), join(this.folder, file), { recursive: true });
    this.change('docker-compose.yml', [
      [/^name: .*$/m, ''],
      [/image: vanity-tops-/g, `image: ${this.name}-`],
      // In memory, and small enough to fill.
      [
        /^ {2}postgres-data:$/m,
        "  postgres-data: { driver_opts: { type: tmpfs, device: tmpfs, o: 'size=700m,mode=777' } }",
      ],
    ]);
  }

  /** Writes the settings for the following compose calls. */
  set(settings: Record<string, string | number>, header = ''): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(this.folder, '.env'), [header, ...lines, ''].join('\n'));
  }

  get demoSettings(): string {
    return readFileSync(join(this.folder, 'docker/demo.env'), 'utf8');
  }

  /** @throws Error with the end of compose's output */
  compose(...args: string[]): string {
    const { status, output } = this.try(...args);
    if (status === 0) return output;
    throw new Error(
      `compose ${args.join(' ')} ended with ${status}:\n${output.split('\n').slice(-60).join('\n')}`,
    );
  }

  /** Runs compose asynchronously. */
  composeAsync(...args: string[]): Promise<void> {
    return runAsync([...this.command, ...args], this.folder);
  }

  /** Runs one of the scripts beside the Dockerfile, asynchronously. @throws Error with its output */
  script(name: string): Promise<void> {
    return runAsync([join(this.folder, 'docker', name)], this.folder, { COMPOSE: this.command.join(' ') });
  }

  try(...args: string[]) {
    return run(this.folder, [...this.command, ...args]);
  }

  /** Removes everything created, except Docker's build cache and other images. */
  remove(): void {
    this.try('down', '--volumes', '--remove-orphans', '--rmi', 'local');
    // By name: an image may have other tags too, such as of releases on this machine.
    const named = ['--format', '{{.Repository}}:{{.Tag}}', `${this.name}-*`];
    const { output } = run('.', ['docker', 'images', ...named]);
    run('.', ['docker', 'rmi', ...output.split('\n').filter(Boolean)]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a script in a service's container; releases number the containers. */
  node(service: string, script: string): string {
    const [container = ''] = this.compose('ps', '--quiet', service).trim().split('\n');
    return run('.', ['docker', 'exec', container, 'node', '-e', script]).output;
  }

  /** Tags our images as another release. */
  tag(release: string): void {
    for (const image of this.images) run('.', ['docker', 'tag', `${image}:latest`, `${image}:${release}`]);
  }

  /** Which of these secrets our images or their build history contain. */
  secretsInImages(secrets: readonly string[]): string {
    const words = secrets.flatMap((secret) => ['-e', secret]);
    return this.images
      .map((image) => {
        const grep = ['--rm', '--network=none', '--entrypoint=grep', image, '-rlF', ...words, '/app'];
        const files = run('.', ['docker', 'run', ...grep]);
        assert.ok(files.status === 1 || files.output, `no file of ${image} was searched`);
        const history = run('.', ['docker', 'history', '--no-trunc', image]).output;
        return `${files.output}${secrets.filter((secret) => history.includes(secret)).join()}`;
      })
      .join('');
  }

  private change(file: string, changes: [pattern: RegExp, replacement: string][]): void {
    const path = join(this.folder, file);
    const text = changes.reduce(
      (all, [pattern, replacement]) => all.replace(pattern, replacement),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}
