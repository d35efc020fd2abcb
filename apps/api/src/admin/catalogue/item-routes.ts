import { applyDecorators, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AnswersPage } from '../../platform/lists/answers-page';
import { Answers } from '../../platform/openapi/answers';

/** `GET` of a kind (D33). */
export const ListItems = (item: string, rules: { statuses: readonly string[]; sorts: string[] }) =>
  applyDecorators(
    Get(),
    ApiOperation({
      summary:
        'Rows, newest first unless sorted; deleted ones only by status=deleted, the latest deleted first',
    }),
    AnswersPage({ row: item, ...rules }),
    ApiErrors('request/invalid'),
  );

export const CreateItem = (item: string) =>
  applyDecorators(
    Post(),
    ApiOperation({ summary: 'Add a row' }),
    Answers(item, HttpStatus.CREATED),
    ApiErrors(...bodyErrors, 'catalogue/name-taken', 'catalogue/material-deleted'),
  );

export const ReadItem = (item: string) =>
  applyDecorators(
    Get(':id'),
    ApiOperation({ summary: 'Read a row' }),
    Answers(item),
    ApiErrors('catalogue/item-not-found'),
  );

export const ChangeItem = (item: string) =>
  applyDecorators(
    Put(':id'),
    ApiOperation({ summary: 'Change any part of a row' }),
    Answers(item),
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
    ApiOperation({
      summary: 'Bring a deleted row back, a material together with the colours that went with it',
    }),
    Answers(item),
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
    ApiOperation({ summary: 'Delete a row, a material together with its colours' }),
    Answers('DeleteItemResponse'),
    ApiErrors('request/foreign-origin', 'catalogue/item-not-found'),
  );
