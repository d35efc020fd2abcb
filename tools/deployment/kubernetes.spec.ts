import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

interface Probe {
  httpGet: { path: string };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { limits: { memory: string }; requests: { cpu: string; memory: string } };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector: { matchLabels: { app: string } };
    template: {
      spec: {
        automountServiceAccountToken: boolean;
        securityContext: object;
        containers: [Container];
        volumes: { name: string }[];
      };
    };
  };
}
/** The Kubernetes API's own model of a resource. */
type Model = new (data: object) => { validate(): void };

const load = createRequire(import.meta.url);
const modelOf = ({ apiVersion, kind }: Resource) =>
  (load(`kubernetes-models/${apiVersion}`) as Record<string, Model>)[kind];
const files = globSync('kubernetes/*.yaml').filter((file) => !file.endsWith('kustomization.yaml'));
const resources = files.flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Resource),
);
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);
const deployments = ofKind('Deployment');
const titled = (list: Resource[]) =>
  list.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const);

describe('the manifests for Kubernetes', () => {
  it('are all applied', () => {
    const { resources: applied } = parse(readFileSync('kubernetes/kustomization.yaml', 'utf8')) as {
      resources: string[];
    };
    assert.deepEqual(applied.map((file) => `kubernetes/${file}`).toSorted(), files.toSorted());
  });

  it.each(titled(resources))('%s matches its schema', (_title, resource) => {
    const Schema = modelOf(resource);
    assert.ok(Schema);
    new Schema(resource).validate();
  });

  it.each(titled([...deployments, ...ofKind('Job')]))(
    '%s has only the privileges it needs',
    (_title, { spec }) => {
      const { automountServiceAccountToken, securityContext, containers, volumes } = spec.template.spec;
      const [container] = containers;
      assert.equal(automountServiceAccountToken, false);
      assert.partialDeepStrictEqual(securityContext, {
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.ok(container.resources.limits.memory && container.resources.requests.cpu);
      assert.deepEqual(
        container.volumeMounts.map(({ name }) => name),
        volumes.map(({ name }) => name),
      );
    },
  );

  it.each(titled(deployments))(
    '%s has health checks, and is not restarted all at once',
    (_title, { spec, metadata }) => {
      const [container] = spec.template.spec.containers;
      const pathOf = (probe?: Probe) => probe?.httpGet.path ?? '';
      // The database being away or shutting down must not cause a restart.
      for (const probe of [container.startupProbe, container.livenessProbe])
        assert.match(pathOf(probe), /\/health\/live$/);
      assert.match(pathOf(container.readinessProbe), /\/health(?:\/ready)?$/);
      assert.ok(
        ofKind('PodDisruptionBudget').some(
          ({ spec: budget }) => budget.selector.matchLabels.app === metadata.name,
        ),
      );
      // Servers that only answer visitors get no secrets.
      const hasSecrets = container.envFrom.some(({ secretRef }) => secretRef);
      assert.equal(hasSecrets, ['api', 'worker'].includes(metadata.name));
    },
  );

  it('use only settings of docker-compose.yml', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    const settings = Object.keys(ofKind('ConfigMap')[0]?.data ?? {});
    assert.deepEqual(
      settings.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(compose)),
      [],
    );
  });

  it('run the same images and bundles', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    for (const { spec } of [...deployments, ...ofKind('Job')]) {
      const [{ image, command }] = spec.template.spec.containers;
      assert.ok(compose.includes(`image: ${image}:`), image);
      if (command) assert.ok(compose.includes(command.at(-1) ?? ''), command.join(' '));
    }
  });
});
