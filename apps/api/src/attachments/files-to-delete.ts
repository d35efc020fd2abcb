/** The outbox topic by which files leave the object storage. */
export const filesToDelete = 'delete-files';
export interface FilesToDelete {
  /** Of the object storage: folder, id and ending. */
  keys: string[];
}
