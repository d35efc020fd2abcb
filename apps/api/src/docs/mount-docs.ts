import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { paths } from '@app/contracts';
import document from '../../openapi.json?raw';

/** Swagger UI without inline scripts or styles, for the strictest policy (D45). */
const docsPage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API of the vanity top shop</title>
    <link rel="stylesheet" href="${paths.docs}/swagger-ui.css">
    <link rel="icon" href="${paths.docs}/favicon-32x32.png">
  </head>
  <body>
    <main id="swagger-ui"></main>
    <script src="${paths.docs}/swagger-ui-bundle.js"></script>
    <script src="${paths.docs}/start.js"></script>
  </body>
</html>
`;

const docsScript = `SwaggerUIBundle({ url: '${paths.openApi}', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** Swagger UI uses data: URLs for icons, and reads the document from its own origin. */
const docsSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

export function mountDocs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get(paths.openApi, (_request, reply) => {
    void reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  fastify.get(paths.docs, (_request, reply) => {
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', docsSecurityPolicy)
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
