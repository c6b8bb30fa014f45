import type { PageMeta } from '@verdigale/contract';

export interface PageRequest {
  page?: number | undefined;
  perPage?: number | undefined;
}

/** Offset and limit of a page, and the `meta` block once the number of rows is known. Pages count from 1. */
export function pageOf({ page = 1, perPage = 10 }: PageRequest): { offset: number; limit: number; meta(totalRows: number): PageMeta } {
  return {
    offset: (page - 1) * perPage,
    limit: perPage,
    meta: (totalRows) => ({ page, perPage, totalPages: Math.ceil(totalRows / perPage), totalRows }),
  };
}
