import { IconButton } from '@verdigale/ui/button';
import { Drawer } from '@verdigale/ui/drawer';
import { ListTree } from 'lucide-react';
import { useState } from 'react';
import { SportsTree } from '#client/offer/sports-tree.tsx';
import { usePath } from '#client/route/router.ts';
import { useText } from '#client/texts/texts.ts';

/** All sports and tournaments, on a small screen. */
// oxlint-disable-next-line import/no-default-export -- a lazy part
export default function TreeSheet() {
  const text = useText();
  const path = usePath();
  /** Where it was opened: it closes as soon as the player is somewhere else. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton icon={ListTree} label={text('nav.sports')} onClick={() => setOpenAt(path)} />
      <Drawer isOpen={openAt === path} onClose={() => setOpenAt(null)} side="start" title={text('nav.sports')}>
        <SportsTree />
      </Drawer>
    </>
  );
}
