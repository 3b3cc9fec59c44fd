import { Company, Member } from './company';

const companyOf = (size: number) => {
  const company = new Company(size);
  const goOn = jest.fn();
  company.whenComplete(goOn);
  return { company, goOn, members: Array.from({ length: size }, () => new Member(company)) };
};

describe('a company', () => {
  it('goes on once, when the last of them is accounted for', () => {
    const { company, goOn, members } = companyOf(3);
    members[0]!.settle();
    members[2]!.settle();
    expect([company.isComplete, goOn.mock.calls.length]).toEqual([false, 0]);
    members[1]!.settle();
    expect([company.isComplete, goOn.mock.calls.length]).toEqual([true, 1]);
  });

  it('counts nobody twice', () => {
    const { goOn, members } = companyOf(2);
    members[0]!.settle();
    members[0]!.settle();
    expect(goOn).not.toHaveBeenCalled();
    members[1]!.settle();
    members[1]!.settle();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for one who dawdles', () => {
    jest.useFakeTimers();
    const { company, goOn, members } = companyOf(2);
    members[0]!.settle();
    jest.advanceTimersByTime(99);
    expect(goOn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(goOn).toHaveBeenCalledTimes(1);
    members[1]!.settle();
    expect([company.isComplete, goOn.mock.calls.length]).toEqual([true, 1]);
    jest.useRealTimers();
  });
});
