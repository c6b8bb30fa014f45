import { stillPart } from '#app/still-part.tsx';
import './studio-list.module.css';

const FirstStudios = stillPart(async () => (await import('./first-studios.tsx')).FirstStudios);

export function Studios() {
  return <FirstStudios aria-labelledby="studios" as="section" />;
}
