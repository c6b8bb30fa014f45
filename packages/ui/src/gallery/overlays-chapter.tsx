import { useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { PasswordField, TextField } from '../field/index.ts';
import { PopoverPanel } from '../popover-panel/popover-panel.tsx';
import { Rosette } from '../rosette/rosette.tsx';
import { Select } from '../select/select.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

type Open = 'sign-in' | 'long' | 'question' | 'banner' | 'drawer-start' | 'drawer-end' | null;

export function OverlaysChapter() {
  const [open, setOpen] = useState<Open>(null);
  const [isNestedOpen, setIsNestedOpen] = useState(false);
  const [currency, setCurrency] = useState<string | null>('EUR');
  const close = () => setOpen(null);
  return (
    <Chapter eyebrow="Five" title="Overlays">
      <Specimen name="Dialog, drawer">
        <Button onClick={() => setOpen('sign-in')}>Form</Button>
        <Button onClick={() => setOpen('long')}>Long and nested</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        <Button onClick={() => setOpen('banner')}>With banner</Button>
        <Button onClick={() => setOpen('drawer-start')}>Drawer at the start</Button>
        <Button onClick={() => setOpen('drawer-end')}>Drawer at the end</Button>
      </Specimen>
      <Specimen name="Tooltip, popover">
        <Tooltip text="Copies the address">
          <Button>Tooltip</Button>
        </Tooltip>
        <PopoverSpecimen />
      </Specimen>

      <Dialog
        closesOnOutsideClick={false}
        footer={
          <>
            <Button onClick={close} variant="ghost">
              Cancel
            </Button>
            <Button onClick={close} variant="primary">
              Sign in
            </Button>
          </>
        }
        isOpen={open === 'sign-in'}
        onClose={close}
        size="sm"
        subtitle="Welcome back"
        title="Sign in"
      >
        <div className={styles.form}>
          <TextField autoComplete="email" autoFocus isRequired label="E-mail" />
          <PasswordField autoComplete="current-password" isRequired label="Password" />
          <Select
            label="Currency"
            onChange={setCurrency}
            options={[
              { value: 'EUR', label: 'Euro' },
              { value: 'USD', label: 'US dollar' },
            ]}
            value={currency}
          />
        </div>
      </Dialog>
      <Dialog
        footer={<Button onClick={() => setIsNestedOpen(true)}>Open one more</Button>}
        isOpen={open === 'long'}
        onClose={close}
        subtitle="Read in your own time"
        title="Bonus terms"
      >
        <div className={styles.form}>
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index}>
              {index + 1}. The bonus counts for what the card said before you chose it: the amount to wager, the days to do so, the highest
              bet and the games that do not count.
            </p>
          ))}
        </div>
        <Dialog isOpen={isNestedOpen} onClose={() => setIsNestedOpen(false)} size="sm" title="One level up">
          <p>Escape closes this one only.</p>
        </Dialog>
      </Dialog>
      <ConfirmDialog
        confirm="Give it up"
        isOpen={open === 'question'}
        keep="Keep the bonus"
        onClose={close}
        onConfirm={close}
        text="You would lose €40.00 of bonus money and what was won with it."
        title="Give up the bonus?"
      />
      <Dialog
        aside={
          <div className={styles.banner}>
            <Rosette />
            <p>Care is the whole game.</p>
          </div>
        }
        isOpen={open === 'banner'}
        onClose={close}
        size="lg"
        title="Sign up"
      >
        <div className={styles.form}>
          <TextField isRequired label="E-mail" />
          <PasswordField isRequired label="Password" />
          <Button isBlock variant="primary">
            Create account
          </Button>
        </div>
      </Dialog>
      {(['start', 'end'] as const).map((side) => (
        <Drawer isOpen={open === `drawer-${side}`} key={side} onClose={close} side={side} subtitle="Filters" title="Games">
          <div className={styles.form}>
            <TextField label="Search" />
            <Button isBlock variant="primary">
              Show 24 games
            </Button>
          </div>
        </Drawer>
      ))}
    </Chapter>
  );
}

function PopoverSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Button aria-expanded={isOpen} aria-haspopup="dialog" id={id} onClick={() => setOpen(!isOpen)} ref={button}>
        Popover
      </Button>
      <PopoverPanel isOpen={isOpen} labelledBy={id} onOpenChange={setOpen} triggerRef={button}>
        <p>Nothing new.</p>
      </PopoverPanel>
    </>
  );
}
