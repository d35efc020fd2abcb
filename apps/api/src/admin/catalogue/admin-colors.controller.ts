import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminColor, DeleteItemResponse } from '@app/contracts';
import { CatalogueEditor } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { By } from '../by';
import { ItemId } from './item-id';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import { ChangeColorDto, SaveColorDto } from './save-item.dto';
import { sendList } from './send-list';

@ApiTags('Staff: catalogue')
@Controller('admin/colors')
export class AdminColorsController {
  constructor(private readonly catalogue: CatalogueEditor) {}

  @ListItems('AdminColor')
  list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminColor[]> {
    return sendList(this.catalogue, 'colors', query, reply);
  }

  @CreateItem('AdminColor')
  create(@Body() request: SaveColorDto, @By() actor: Actor): Promise<AdminColor> {
    return this.catalogue.create('colors', request, actor);
  }

  @ReadItem('AdminColor')
  read(@ItemId() id: number): Promise<AdminColor> {
    return this.catalogue.get('colors', id);
  }

  @ChangeItem('AdminColor')
  change(@ItemId() id: number, @Body() request: ChangeColorDto, @By() actor: Actor): Promise<AdminColor> {
    return this.catalogue.change('colors', id, request, actor);
  }

  @RestoreItem('AdminColor')
  restore(@ItemId() id: number, @By() actor: Actor): Promise<AdminColor> {
    return this.catalogue.restore('colors', id, actor);
  }

  @DeleteItem()
  remove(@ItemId() id: number, @By() actor: Actor): Promise<DeleteItemResponse> {
    return this.catalogue.remove('colors', id, actor);
  }
}
