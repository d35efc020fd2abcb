import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { contract } from '../platform/openapi/responds-with';
import { requestSchemas } from '../platform/openapi/request-schemas';

/** Only our own admin app calls these routes, so their errors are not listed one by one. */
const adminRoot = '/api/admin/';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/**
 * Routes, and request schemas by DTO rules. Response types are added by `tools/openapi` from the contracts; the result
 * is committed and served as it is.
 */
export function createDocument(app: INestApplication): OpenAPIObject {
  const documentConfig = new DocumentBuilder()
    .setTitle('Vanity tops')
    .setDescription(
      'Catalogue and quotes of the shop. Money is a decimal string in pounds; sizes are whole millimetres. ' +
        'Every failure has the same shape, and its `code` says what is wrong.',
    )
    .setVersion('1.0')
    .build();
  const document = SwaggerModule.createDocument(app, documentConfig, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const [path, operations] of Object.entries(document.paths))
    if (path.startsWith(adminRoot))
      for (const { responses } of Object.values(operations as Record<string, OperationObject>))
        responses.default = {
          description: 'What is wrong, by its `code`',
          content: { 'application/json': { schema: contract('ErrorResponse') } },
        };
  return { ...document, components: { ...document.components, schemas: requestSchemas(app) } };
}
