import { paths } from '@app/contracts';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { createDocument } from './create-document';
import { docsPage, docsPolicy, docsScript } from './docs-page';

const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Serves the OpenAPI document and a page that shows it. */
export function mountDocs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  let document: Buffer | undefined;

  fastify.get(paths.openApi, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(createDocument(app)));
    void reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  fastify.get(paths.docs, (_request, reply) => {
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send(docsPage);
  });
  fastify.get(`${paths.docs}/start.js`, (_request, reply) => {
    void reply.header('content-type', 'text/javascript; charset=utf-8').send(docsScript);
  });
  void fastify.register(fastifyStatic, { root: swaggerUiFolder(), serve: false });
  for (const asset of assets) {
    fastify.get(`${paths.docs}/${asset}`, (_request, reply) => reply.sendFile(asset));
  }
}
