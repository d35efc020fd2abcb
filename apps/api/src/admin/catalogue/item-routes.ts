import {
  applyDecorators,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Post,
  Put,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import { pageSizes, totalCountHeader } from '@app/contracts';
import { DeleteItemDto, itemStatuses } from '../../catalogue';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';

const gate = ['auth/signed-out', 'auth/not-an-admin'] as const;
const privately = Header('Cache-Control', 'no-store');
const Id = () => ApiParam({ name: 'id', type: 'integer' });

/** `GET` of a kind (D33). */
export const ListItems = (item: Type) =>
  applyDecorators(
    Get(),
    privately,
    ApiOperation({
      summary:
        'Rows, newest first unless sorted; deleted ones only by status=deleted, the latest deleted first',
    }),
    ApiQuery({ name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } }),
    ApiQuery({
      name: 'pageSize',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: pageSizes.most, default: pageSizes.usual },
    }),
    ApiQuery({ name: 'search', required: false }),
    ApiQuery({ name: 'status', required: false, enum: itemStatuses }),
    ApiQuery({ name: 'sort', required: false, description: "A column's name; with - before it, descending" }),
    ApiOkResponse({
      type: [item],
      headers: { [totalCountHeader]: { schema: { type: 'string' }, description: 'Rows of all pages' } },
    }),
    ApiErrors('request/invalid', ...gate),
  );

export const CreateItem = (item: Type) =>
  applyDecorators(
    Post(),
    privately,
    ApiOperation({ summary: 'Add a row' }),
    ApiCreatedResponse({ type: item }),
    ApiErrors(...bodyErrors, ...gate, 'catalogue/name-taken', 'catalogue/material-deleted'),
  );

export const ReadItem = (item: Type) =>
  applyDecorators(
    Get(':id'),
    privately,
    Id(),
    ApiOperation({ summary: 'Read a row' }),
    ApiOkResponse({ type: item }),
    ApiErrors(...gate, 'catalogue/item-not-found'),
  );

export const ChangeItem = (item: Type) =>
  applyDecorators(
    Put(':id'),
    privately,
    Id(),
    ApiOperation({ summary: 'Change any part of a row' }),
    ApiOkResponse({ type: item }),
    ApiErrors(
      ...bodyErrors,
      ...gate,
      'catalogue/item-not-found',
      'catalogue/name-taken',
      'catalogue/changed-meanwhile',
      'catalogue/material-deleted',
    ),
  );

export const RestoreItem = (item: Type) =>
  applyDecorators(
    Post(':id/restore'),
    HttpCode(HttpStatus.OK),
    privately,
    Id(),
    ApiOperation({
      summary: 'Bring a deleted row back, a material together with the colours that went with it',
    }),
    ApiOkResponse({ type: item }),
    ApiErrors(
      'request/foreign-origin',
      ...gate,
      'catalogue/item-not-found',
      'catalogue/name-taken',
      'catalogue/material-deleted',
    ),
  );

export const DeleteItem = () =>
  applyDecorators(
    Delete(':id'),
    privately,
    Id(),
    ApiOperation({ summary: 'Delete a row, a material together with its colours' }),
    ApiOkResponse({ type: DeleteItemDto }),
    ApiErrors('request/foreign-origin', ...gate, 'catalogue/item-not-found'),
  );
