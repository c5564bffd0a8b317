export default { title: 'Own/Note' };

export const Short = { render: () => <p>A story of the other Storybook</p> };
