import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminThickness, DeleteItemResponse } from '@app/contracts';
import { CatalogueEditor } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { By } from '../by';
import { ItemId } from './item-id';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import { ChangeThicknessDto, SaveThicknessDto } from './save-item.dto';
import { sendList } from './send-list';

@ApiTags('Staff: catalogue')
@Controller('admin/thicknesses')
export class AdminThicknessesController {
  constructor(private readonly catalogue: CatalogueEditor) {}

  @ListItems('AdminThickness')
  list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminThickness[]> {
    return sendList(this.catalogue, 'thicknesses', query, reply);
  }

  @CreateItem('AdminThickness')
  create(@Body() request: SaveThicknessDto, @By() actor: Actor): Promise<AdminThickness> {
    return this.catalogue.create('thicknesses', request, actor);
  }

  @ReadItem('AdminThickness')
  read(@ItemId() id: number): Promise<AdminThickness> {
    return this.catalogue.get('thicknesses', id);
  }

  @ChangeItem('AdminThickness')
  change(
    @ItemId() id: number,
    @Body() request: ChangeThicknessDto,
    @By() actor: Actor,
  ): Promise<AdminThickness> {
    return this.catalogue.change('thicknesses', id, request, actor);
  }

  @RestoreItem('AdminThickness')
  restore(@ItemId() id: number, @By() actor: Actor): Promise<AdminThickness> {
    return this.catalogue.restore('thicknesses', id, actor);
  }

  @DeleteItem()
  remove(@ItemId() id: number, @By() actor: Actor): Promise<DeleteItemResponse> {
    return this.catalogue.remove('thicknesses', id, actor);
  }
}
