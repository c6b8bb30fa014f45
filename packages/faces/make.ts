// Writes files/ from the fonts that their packages ship: `npm run faces`.
import { writeFile } from 'node:fs/promises';
import { cutFace, faces, fileOf, type Face } from './cut-face.ts';

for (const face of Object.keys(faces) as Face[]) await writeFile(fileOf(face), await cutFace(face));
