import type { Figure } from '../../experiment/report/section.ts';

/** A figure as SVG; what draws it is loaded only where something is drawn. */
export async function drawFigure({ spec }: Figure): Promise<string> {
  const [lite, vega] = await Promise.all([import('vega-lite'), import('vega')]);
  const { compile } = namesOf(lite);
  const { None, parse, View } = namesOf(vega);
  const compiled = compile(spec as unknown as Parameters<typeof compile>[0]).spec;
  const view = new View(parse(compiled), { renderer: 'none', logLevel: None });
  const svg = await view.toSVG();
  view.finalize();
  return svg;
}

/** A bundle holds these packages in CommonJS, where all names are in `default`. */
function namesOf<Module extends object>(loaded: Module): Module {
  return 'default' in loaded ? (loaded.default as Module) : loaded;
}
