import { applyDecorators, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import { pageSizes, totalCountHeader } from '@app/contracts';
import { itemStatuses } from '../../catalogue';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { contract, contracts } from '../../platform/openapi/contract';

const Id = () => ApiParam({ name: 'id', type: 'integer' });

/** `GET` of a kind (D33). */
export const ListItems = (item: string) =>
  applyDecorators(
    Get(),
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
      schema: contracts(item),
      headers: { [totalCountHeader]: { schema: { type: 'string' }, description: 'Rows of all pages' } },
    }),
    ApiErrors('request/invalid'),
  );

export const CreateItem = (item: string) =>
  applyDecorators(
    Post(),
    ApiOperation({ summary: 'Add a row' }),
    ApiCreatedResponse({ schema: contract(item) }),
    ApiErrors(...bodyErrors, 'catalogue/name-taken', 'catalogue/material-deleted'),
  );

export const ReadItem = (item: string) =>
  applyDecorators(
    Get(':id'),
    Id(),
    ApiOperation({ summary: 'Read a row' }),
    ApiOkResponse({ schema: contract(item) }),
    ApiErrors('catalogue/item-not-found'),
  );

export const ChangeItem = (item: string) =>
  applyDecorators(
    Put(':id'),
    Id(),
    ApiOperation({ summary: 'Change any part of a row' }),
    ApiOkResponse({ schema: contract(item) }),
    ApiErrors(
      ...bodyErrors,
      'catalogue/item-not-found',
      'catalogue/name-taken',
      'catalogue/changed-meanwhile',
      'catalogue/material-deleted',
    ),
  );

export const RestoreItem = (item: string) =>
  applyDecorators(
    Post(':id/restore'),
    HttpCode(HttpStatus.OK),
    Id(),
    ApiOperation({
      summary: 'Bring a deleted row back, a material together with the colours that went with it',
    }),
    ApiOkResponse({ schema: contract(item) }),
    ApiErrors(
      'request/foreign-origin',
      'catalogue/item-not-found',
      'catalogue/name-taken',
      'catalogue/material-deleted',
    ),
  );

export const DeleteItem = () =>
  applyDecorators(
    Delete(':id'),
    Id(),
    ApiOperation({ summary: 'Delete a row, a material together with its colours' }),
    ApiOkResponse({ schema: contract('DeleteItemResponse') }),
    ApiErrors('request/foreign-origin', 'catalogue/item-not-found'),
  );
