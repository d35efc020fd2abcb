import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminMaterial, DeleteItemResponse } from '@app/contracts';
import { CatalogueEditor } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { By } from '../by';
import { ItemId } from './item-id';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import { ChangeMaterialDto, SaveMaterialDto } from './save-item.dto';
import { sendList } from './send-list';

@ApiTags('Staff: catalogue')
@Controller('admin/materials')
export class AdminMaterialsController {
  constructor(private readonly catalogue: CatalogueEditor) {}

  @ListItems('AdminMaterial')
  list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminMaterial[]> {
    return sendList(this.catalogue, 'materials', query, reply);
  }

  @CreateItem('AdminMaterial')
  create(@Body() request: SaveMaterialDto, @By() actor: Actor): Promise<AdminMaterial> {
    return this.catalogue.create('materials', request, actor);
  }

  @ReadItem('AdminMaterial')
  read(@ItemId() id: number): Promise<AdminMaterial> {
    return this.catalogue.get('materials', id);
  }

  @ChangeItem('AdminMaterial')
  change(
    @ItemId() id: number,
    @Body() request: ChangeMaterialDto,
    @By() actor: Actor,
  ): Promise<AdminMaterial> {
    return this.catalogue.change('materials', id, request, actor);
  }

  @RestoreItem('AdminMaterial')
  restore(@ItemId() id: number, @By() actor: Actor): Promise<AdminMaterial> {
    return this.catalogue.restore('materials', id, actor);
  }

  @DeleteItem()
  remove(@ItemId() id: number, @By() actor: Actor): Promise<DeleteItemResponse> {
    return this.catalogue.remove('materials', id, actor);
  }
}
