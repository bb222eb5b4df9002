import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { parsePromptId, roles } from '../../src/config/prompt-id.ts';
import { conditionName, promptIdOf } from '../../src/experiment/trials/condition.ts';
import { iterativeGrid, singleGrid, singlePrompts } from '../../src/experiment/trials/grids.ts';
import { firstState, present } from '../../src/repair/loop-state.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';
import { makeTask } from '../support/repair-task.ts';

const program = `#include <stddef.h>

static float sum_of(const float *x, size_t size)
{
    float sum = 0.0f;
    for (size_t i = 0; i <= size; ++i) {
        sum += x[i]; /*!*/
    }
    return sum;
}

int main(void)
{
    const float x[3] = { 1.0f, 2.0f, 3.0f };
    return sum_of(x, 3) > 0.0f;
}
`;

describe('the grid of single answers', () => {
  it('has as many prompts as the paper', () => {
    const prompts = singlePrompts();
    const count = (isOne: (one: (typeof prompts)[number]) => boolean) => prompts.filter(isOne).length;
    expect(count(({ feedback }) => feedback === null)).toBe((2 + 2 * 6) * 2);
    expect(count(({ feedback }) => feedback !== null)).toBe((1 + 4 + 4 * 6) * 2 * 2);
    expect(prompts).toHaveLength(144);
    expect((2 + 2 * 6) * 2 + (1 + 4 + 4 * 6) * 2 * 2).toBe(144);
  });

  it('asks each prompt once with and once without fences, of each model', () => {
    const grid = singleGrid(['one', 'two']);
    expect(grid).toHaveLength(2 * 2 * 144);
    expect(new Set(grid.map(conditionName)).size).toBe(grid.length);
    for (const one of grid) expect(parsePromptId(promptIdOf(one))).not.toBeNull();
  });

  it('has five prompts, five temperatures and three histories for several attempts', () => {
    const grid = iterativeGrid(['one']);
    expect(grid).toHaveLength(3 * 5 * 5);
    expect(new Set(grid.map(conditionName)).size).toBe(75);
    expect(grid.every(({ attempts }) => attempts === 5)).toBe(true);
  });
});

describe('each prompt', async () => {
  const prompts = await loadPrompts(readPrompt);
  const task = await makeTask(program);
  const budget = {
    attempts: 1,
    tokens: null,
    dollars: null,
    prices: null,
    seconds: 1,
    contextTokens: 16_000,
  };

  it.each(
    singleGrid(['model']).map((one) => [`${one.source} ${promptIdOf(one)} ${one.fences}`, one] as const),
  )('%s is rendered as its golden file says', async (name, one) => {
    const prompt = parsePromptId(promptIdOf(one));
    if (prompt === null) throw new Error('no prompt');
    const feedback = one.feedback ?? 'violated-property';
    const settings = { ...one, prompt, feedback, budget, requestSeconds: 1, jobs: 1 };
    const { asInitial } = present(firstState(task, settings), task, settings, prompts);
    if (one.template === '9' && one.role < roles.length) expect(asInitial).toContain(roles[one.role]);
    await expect(asInitial).toMatchFileSnapshot(
      `../fixtures/experiment-prompts/${name.replaceAll(' ', '_')}.txt`,
    );
  });
});
